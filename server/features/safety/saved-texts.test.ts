import { beforeEach, describe, expect, it } from 'vitest'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { TestApp } from '../../testing/create-test-app.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { checkSafety } from './check-safety.ts'

const SIGN = 'My dad beats me with a belt every night'

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const call = async (method: string, path: string, body: object) => {
  const reply = await test.send(method, `/api${path}`, { headers: test.as(userId), body })
  return { status: reply.status, body: (await reply.json()) as { safety: SafetyReply | null } }
}
const read = async (path: string) =>
  JSON.stringify(await (await test.send('GET', `/api${path}`, { headers: test.as(userId) })).json())

/** Every place outside of the coach where a person writes freely. */
const places = [
  {
    place: 'the message of a support request',
    path: '/support-requests',
    write: (text: string) => call('POST', '/support-requests', { subject: 'A question', message: text }),
  },
  {
    place: 'the subject of a support request',
    path: '/support-requests',
    write: (text: string) => call('POST', '/support-requests', { subject: text, message: 'See above' }),
  },
  {
    place: 'an answer of the questionnaire',
    path: '/questionnaire',
    write: (text: string) => call('PUT', '/questionnaire', { responses: { 10: text } }),
  },
  {
    place: '"About Me" of the profile',
    path: '/profile',
    write: (text: string) => call('PUT', '/profile', { bio: text }),
  },
  {
    place: 'the neurodivergent profile',
    path: '/profile',
    write: (text: string) => call('PUT', '/profile', { neurodivergentProfile: text }),
  },
]

describe.each(places)('a sign of danger in $place', ({ path, write }) => {
  it('is answered with the card, and saved all the same', async () => {
    await call('PATCH', '/settings', { country: 'GB' })
    const { status, body } = await write(SIGN)
    expect(status).toBeLessThan(300)
    expect(body.safety).toMatchObject({ topic: 'abuse', about: 'self', help: { country: 'GB' } })
    expect(await read(path)).toContain(SIGN)
  })

  it('is none in a figure of speech', async () => {
    expect((await write('My boss is killing me with these deadlines')).body.safety).toBeNull()
  })
})

describe('what was saved', () => {
  it('shows no card for choices, which are not free text', async () => {
    const { body } = await call('PUT', '/questionnaire', { responses: { 7: [] } })
    expect(body.safety).toBeNull()
  })

  it('raises the card with international lines when the country cannot be read', async () => {
    const broken = { safetyContent: test.services.safetyContent, db: {} as TestApp['db'] }
    const card = await checkSafety(broken, userId, [null, undefined, SIGN])
    expect(card).toMatchObject({ topic: 'abuse', help: { country: null }, hasPlan: false })
  })

  it("takes the lines from the writer's own country", async () => {
    const other = await test.addUser(crypto.randomUUID())
    await test.send('PATCH', '/api/settings', { headers: test.as(other), body: { country: 'NZ' } })
    expect((await places[0]?.write(SIGN))?.body.safety?.help.country).toBeNull()
  })
})
