import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noPersonalChoices } from '#domain/coaching/built-in-coach/personal-choices.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { readCoachContext } from './read-coach-context.ts'

let test: TestApp
let userId: string

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const change = (body: unknown) => test.send('PATCH', '/api/settings', { headers: test.as(userId), body })
const answer = (responses: object) =>
  test.send('PUT', '/api/questionnaire', { headers: test.as(userId), body: { responses } })

describe('what the coach follows', () => {
  it('is the defaults, with identity-first language', async () => {
    expect(await readCoachContext(test.services, userId)).toEqual({
      replyLength: 'balanced',
      personalization: {
        lines: ['Which words about autism should the coach use? "Identity-first: autistic person"'],
        choices: noPersonalChoices,
      },
      keepsHistory: true,
      sensitiveContentWarnings: true,
    })
  })

  it('follows answers and settings', async () => {
    await answer({
      1: 'Ada',
      5: 'Person-first: person with autism',
      8: ['Short sentences', 'Numbered steps'],
    })
    await change({ aiResponseLength: 'detailed', sensitiveContentWarnings: false })
    expect(await readCoachContext(test.services, userId)).toEqual({
      replyLength: 'detailed',
      personalization: {
        lines: [
          'What name should the coach use for you? "Ada"',
          'Which words about autism should the coach use? "Person-first: person with autism"',
          'How should the coach write to you? "Short sentences", "Numbered steps"',
        ],
        choices: { ...noPersonalChoices, name: 'Ada', wantsPersonFirstWords: true, wantedParts: ['steps'] },
      },
      keepsHistory: true,
      sensitiveContentWarnings: false,
    })
  })

  it('gives no answers away without personalization, and keeps no history without data collection', async () => {
    await answer({ 1: 'Ada' })
    await change({ aiPersonalization: false, dataCollection: false })
    expect(await readCoachContext(test.services, userId)).toMatchObject({
      personalization: null,
      keepsHistory: false,
    })
  })

  it('is refused without a subscription, and for nobody', async () => {
    const id = crypto.randomUUID()
    const other = await test.addUser(id, `${id}@example.org`, { isSubscribed: false })
    await expect(readCoachContext(test.services, other)).rejects.toMatchObject({ code: 'subscription-ended' })
    await expect(readCoachContext(test.services, 'nobody')).rejects.toMatchObject({
      code: 'subscription-ended',
    })
  })
})
