import type { ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import type { ChatRequest } from '#domain/coaching/contract.ts'

type Step = { part: ChatStreamPart } | { error: unknown } | { end: true }

/** Lets everything that is ready happen. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Stands in for the streamed reply of the chat: the test says part by part what arrives, and sees what was asked.
 * Like the real one it fails with an `AbortError` once it is aborted.
 */
export function fakeReplies() {
  const requests: ChatRequest[] = []
  let steps: Step[] = []
  let wake = () => {}
  let signal: AbortSignal | undefined

  async function* requestReply(request: ChatRequest, abort: AbortSignal): AsyncGenerator<ChatStreamPart> {
    requests.push(request)
    signal = abort
    abort.addEventListener('abort', () => wake())
    for (;;) {
      if (abort.aborted) throw new DOMException('aborted', 'AbortError')
      const step = steps.shift()
      if (!step) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      } else if ('end' in step) return
      else if ('error' in step) throw step.error
      else yield step.part
    }
  }
  async function arrive(...arrived: Step[]) {
    await settle()
    steps = [...steps, ...arrived]
    wake()
    await settle()
  }
  return {
    requestReply,
    requests,
    isAborted: () => signal?.aborted === true,
    text: (delta: string) => arrive({ part: { type: 'text-delta', id: '0', delta } }),
    part: (part: ChatStreamPart) => arrive({ part }),
    end: () => arrive({ end: true }),
    fail: (error: unknown) => arrive({ error }),
  }
}
