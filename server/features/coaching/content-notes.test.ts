import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBuiltInCoach } from '../../platform/models/built-in/create-built-in-coach.ts'
import { createScriptedModel, type ScriptedModel } from '../../testing/scripted-model.ts'
import { createScriptedReader } from '../../testing/scripted-reader.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'

const EXAMPLE = 'Content note: this reply speaks about abuse and violence.'

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const send = (method: string, path: string, body: object) =>
  test.send(method, path, { headers: test.as(userId), body })
const switchOff = () => send('PATCH', '/api/settings', { sensitiveContentWarnings: false })
async function ask(content: string): Promise<string> {
  const messages = [{ role: 'user', content }]
  const reply = await send('POST', '/api/chat', {
    module: 'dating-relationships',
    messageId: crypto.randomUUID(),
    messages,
  })
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { response: string }).response
}

describe('the built-in coach', () => {
  const aboutControl = 'How do I know if my relationship is abusive?'
  const aboutAsking = 'How do I ask someone out?'
  beforeAll(() => {
    const { content } = test.services
    const below = (cardId: string) => content.situations.find((one) => one.cardId === cardId)?.id ?? ''
    test.services.model = createBuiltInCoach({
      content,
      library: test.services.library,
      reader: createScriptedReader({
        [aboutControl]: { situations: [[below('relationship-warning-signs'), 0.9]] },
        [aboutAsking]: { situations: [[below('asking-someone-out'), 0.9]] },
      }),
      schedule: async () => undefined,
    })
  })

  it('names difficult matters before a reply, as the setting is from the start', async () => {
    expect(await ask(aboutControl)).toMatch(new RegExp(`^${EXAMPLE}\n\n\\w`))
  })

  it('names nothing before a reply on other matters', async () => {
    expect(await ask(aboutAsking)).not.toContain('Content note')
  })

  it('names nothing while the setting is off', async () => {
    await switchOff()
    expect(await ask(aboutControl)).not.toContain('Content note')
  })
})

describe('a model of a provider', () => {
  let model: ScriptedModel
  const instruction = () => model.requests.at(-1)?.instruction
  beforeEach(() => {
    model = createScriptedModel(['Yes.'])
    test.services.model = model
  })

  it('is asked for the same line before a reply on such matters', async () => {
    await ask('Hi')
    expect(instruction()).toContain(`"${EXAMPLE}"`)
    expect(instruction()).toContain('violence; abuse; sexual matters; self-harm; suicide; death;')
  })

  it('is not asked while the setting is off', async () => {
    await switchOff()
    await ask('Hi')
    expect(instruction()).not.toContain('Content note')
  })

  it('is never asked for it in a message that it rewrites: the words are the own ones', async () => {
    const reply = await send('POST', '/api/rewrite', {
      messageId: crypto.randomUUID(),
      originalText: 'I need more time.',
    })
    expect(reply.status).toBe(200)
    expect(instruction()).not.toContain('Content note')
  })
})
