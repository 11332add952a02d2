import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { startupMessage } from './startup-message.ts'

const database = { DATABASE_URL: 'postgres://localhost/wayfern' }
const sessionsOf = (env: Record<string, string>) =>
  /Sessions:([\s\S]*?)Coach:/.exec(startupMessage(readEnv(env), 3000))?.[1]

describe('what is said at start about the secret of the sessions', () => {
  it('names what several processes need, where there may be several', () => {
    expect(sessionsOf(database)).toContain('need the same SESSION_SECRET')
  })

  it.each([
    ['one process alone', {}, 'session-secret'],
    ['a secret that is given', { ...database, SESSION_SECRET: 'x'.repeat(32) }, 'signed with SESSION_SECRET'],
  ])('asks for nothing with %s', (_, env, words) => {
    expect(sessionsOf(env)).toContain(words)
    expect(sessionsOf(env)).not.toContain('need the same')
  })

  it('never shows the secret', () => {
    expect(startupMessage(readEnv({ SESSION_SECRET: 'hidden'.repeat(6) }), 3000)).not.toContain('hidden')
  })
})
