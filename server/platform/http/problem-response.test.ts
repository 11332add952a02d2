import { describe, expect, it } from 'vitest'
import { respondWithProblem } from './problem-response.ts'

type Fields = { stack?: string[]; errorName?: string; code: string }

/** What is logged of an error that nothing of ours foresaw. */
async function logged(error: unknown): Promise<Fields> {
  const lines: Fields[] = []
  const log = { error: (fields: Fields) => void lines.push(fields) }
  const databaseHealth = { note: () => false, isAnswering: async () => true }
  await respondWithProblem(error, {
    get: () => 'request-1',
    var: { services: { log, databaseHealth } },
  } as never)
  return lines[0] ?? { code: 'nothing was logged' }
}

describe('the log line of an unforeseen error', () => {
  it('says where it broke', async () => {
    const { stack = [], code } = await logged(new Error('broken'))
    expect(code).toBe('unexpected')
    expect(stack[0]).toContain('problem-response.test.ts')
    expect(stack.length).toBeLessThanOrEqual(8)
  })

  it('repeats nothing of the message, whatever its lines look like', async () => {
    const written =
      'failed: insert\nat school I was beaten\n    at home (too)\n    at night (a:1:2)\nparams: ...'
    const line = JSON.stringify(await logged(new Error(written)))
    expect(line).not.toMatch(/school|home|night|params/)
    expect(line).toContain('problem-response.test.ts')
  })
})
