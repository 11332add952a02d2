import { beforeEach, describe, expect, it } from 'vitest'
import { noPersonalChoices } from '#domain/coaching/personal-choices.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { coachPreferences } from './coach-preferences.ts'
import { readCoachContext } from './read-coach-context.ts'

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const change = (body: unknown) => test.send('PATCH', '/api/settings', { headers: test.as(userId), body })
const answer = (responses: object) =>
  test.send('PUT', '/api/questionnaire', { headers: test.as(userId), body: { responses } })

async function preferencesOf(id: string) {
  const readContext = await readCoachContext(test.services, id)
  return coachPreferences(readContext(), test.services.now())
}

describe('what the coach follows', () => {
  it('is the defaults, with identity-first language', async () => {
    expect(await preferencesOf(userId)).toEqual({
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
    expect(await preferencesOf(userId)).toEqual({
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
    expect(await preferencesOf(userId)).toMatchObject({
      personalization: null,
      keepsHistory: false,
    })
  })

  it('is refused without a subscription, and for nobody', async () => {
    const id = crypto.randomUUID()
    const other = await test.addUser(id, `${id}@example.org`, { isSubscribed: false })
    await expect(preferencesOf(other)).rejects.toMatchObject({ code: 'subscription-ended' })
    await expect(preferencesOf('nobody')).rejects.toMatchObject({
      code: 'subscription-ended',
    })
  })
})

describe('the limit of messages to the coach', () => {
  it('is counted together with the reading, also for one whose subscription has ended', async () => {
    const id = crypto.randomUUID()
    const other = await test.addUser(id, `${id}@example.org`, { isSubscribed: false })
    for (const user of [userId, other, crypto.randomUUID()]) {
      for (let message = 0; message < 40; message += 1) await readCoachContext(test.services, user)
      await expect(readCoachContext(test.services, user)).rejects.toMatchObject({ code: 'rate-limited' })
    }
  })

  it('is one for processes that count at the same moment', async () => {
    const readings = Array.from({ length: 45 }, () => readCoachContext(test.services, userId))
    const settled = await Promise.allSettled(readings)
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  })
})
