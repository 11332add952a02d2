import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { chatFailureText } from './chat-failure-text.ts'

const failed = (...problem: ConstructorParameters<typeof ApiProblem>) =>
  chatFailureText({ problem: new ApiProblem(...problem), retry: { origin: 'typed' }, isBrokenOff: false })

describe('what the chat says about a failed message', () => {
  it.each([
    'network',
    'model-failed',
    'model-unavailable',
    'model-timed-out',
    'database-unavailable',
    'unexpected',
  ] as const)('%s: the text of the specification, with what to do now', (code) => {
    const { title, text, canRetry } = failed(code)
    expect(title).toBe('Error: Failed to get a response. Please try again.')
    expect(text).not.toBe('')
    expect(canRetry).toBe(true)
  })

  it.each([
    'subscription-ended',
    'message-too-long',
    'history-too-long',
  ] as const)('%s: its own words, and nothing to retry', (code) => {
    expect(failed(code).title).not.toContain('Please try again')
    expect(failed(code).canRetry).toBe(false)
  })

  it('a refusal 429 that does not say why may be the allowance', () => {
    expect(failed('unexpected', { status: 429 }).title).toBe(
      'Failed to send message. You may have reached your token limit for this month.',
    )
  })

  it('a broken reply: what arrived is kept', () => {
    const problem = new ApiProblem('model-failed')
    const failure = { problem, retry: { origin: 'again', replyId: 'r' }, isBrokenOff: true } as const
    expect(chatFailureText(failure).text).toContain('What arrived is kept above.')
  })

  it('a question asked again of which nothing arrived: what went wrong', () => {
    const problem = new ApiProblem('network')
    const failure = { problem, retry: { origin: 'again', replyId: 'r' }, isBrokenOff: false } as const
    expect(chatFailureText(failure).text).toContain('Wayfern could not be reached.')
  })
})
