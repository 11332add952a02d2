import { describe, expect, it } from 'vitest'
import { createRunningReplies } from './running-replies.ts'

/** Longer than a test may take, so that one which waits for it fails. */
const LONG_MS = 3_600_000

async function* reply(onEnd: () => Promise<void>) {
  try {
    yield 'one'
    yield 'two'
  } finally {
    await onEnd()
  }
}

describe('replies that are being written', () => {
  it('are over at once when there are none', async () => {
    await createRunningReplies().ended(LONG_MS)
  })

  it('are over only after the one whose reader left has stored what it came to', async () => {
    const replies = createRunningReplies()
    const stored = Promise.withResolvers<void>()
    const parts = replies.follow(reply(() => stored.promise))
    expect((await parts.next()).value).toBe('one')
    const order: string[] = []
    const left = parts.return(undefined)
    const ended = replies.ended(LONG_MS).then(() => order.push('ended'))
    stored.promise.then(() => order.push('stored'))
    stored.resolve()
    await Promise.all([left, ended])
    expect(order).toEqual(['stored', 'ended'])
  })

  it('pass every part on', async () => {
    const parts = createRunningReplies().follow(reply(() => Promise.resolve()))
    expect(await Array.fromAsync(parts)).toEqual(['one', 'two'])
  })

  it('are over when one that comes as a whole has failed', async () => {
    const replies = createRunningReplies()
    await expect(replies.wait(Promise.reject(new Error('broke')))).rejects.toThrow('broke')
    await replies.ended(LONG_MS)
  })

  it('are waited for no longer than the limit', async () => {
    const replies = createRunningReplies()
    void replies.wait(new Promise(() => undefined))
    await replies.ended(1)
  })
})
