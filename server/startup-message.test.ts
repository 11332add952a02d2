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

describe('what is said at start about who answers', () => {
  const coachOf = (env: Record<string, string>, pulled: string[] | null) =>
    /Coach: *(.*)/.exec(startupMessage(readEnv(env), 3000, pulled))?.[1]
  const ollama = { AI_PROVIDER: 'ollama', AI_MODEL: 'llama3.2' }

  it.each([
    ['a model that is there', ollama, ['llama3.2:latest'], 'Ollama answers with llama3.2'],
    [
      'a model that is not pulled',
      ollama,
      ['qwen3:4b'],
      'Ollama has no model "llama3.2". Get it with: ollama pull llama3.2',
    ],
    [
      'no Ollama',
      ollama,
      null,
      'Ollama does not answer at http://127.0.0.1:11434. Start it with: ollama serve',
    ],
    ['the built-in coach alone', {}, null, 'the built-in coach answers (no AI model)'],
    [
      'the built-in coach beside an Ollama',
      {},
      ['qwen3:4b'],
      'the built-in coach answers (no AI model). An Ollama answers on this machine: AI_PROVIDER=ollama AI_MODEL=qwen3:4b would use it',
    ],
  ])('says it with %s', (_, env, pulled, words) => expect(coachOf(env, pulled)).toBe(words))
})
