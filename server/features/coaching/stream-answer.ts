import { CHAT_STREAM_END, type ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import type { ReplySource } from '#domain/coaching/contract.ts'
import { Problem, type ProblemCode } from '#domain/problems.ts'
import { presentUsage } from '../token-allowance/index.ts'
import type { AnswerPart } from './answer-message.ts'

/** After the first words, text is passed on in batches: a screen gains nothing from single tokens. */
const BATCH_MS = 100

type Options = {
  messageId: string
  isBuiltIn: boolean
  /** The reader went away: whatever waits for the model is to end. */
  onLeave(): void
  /** Told about a failure after the reply began; the caller sees only its code. */
  onError(error: unknown): void
}

/** Writes the first text at once, and what follows at most every `BATCH_MS`. */
function createTextBatcher(write: (text: string) => void) {
  let pending = ''
  let hasWritten = false
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (pending === '') return
    write(pending)
    pending = ''
  }
  return {
    add(text: string) {
      pending += text
      if (!hasWritten) flush()
      else timer ??= setTimeout(flush, BATCH_MS)
      hasWritten = true
    },
    flush,
  }
}

const codeOf = (error: unknown): ProblemCode => (error instanceof Problem ? error.code : 'unexpected')

/**
 * The answer as server-sent events in the form of `ChatStreamPart`. When the reader goes away, the answer's
 * generator is ended, which stops the model and settles the tokens.
 */
export function streamAnswer(
  answer: AsyncGenerator<AnswerPart>,
  options: Options,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isCancelled = false
  return new ReadableStream({
    async start(controller) {
      const enqueue = (data: string) => {
        if (!isCancelled) controller.enqueue(encoder.encode(`data: ${data}\n\n`))
      }
      const send = (part: ChatStreamPart) => enqueue(JSON.stringify(part))
      const batcher = createTextBatcher((delta) => send({ type: 'text-delta', id: '0', delta }))
      let sources: ReplySource[] = []
      send({ type: 'start', messageId: options.messageId })
      send({ type: 'text-start', id: '0' })
      try {
        for await (const part of answer) {
          if (part.type === 'text') batcher.add(part.text)
          else if (part.type === 'sources') sources = part.sources
          else if (part.type === 'safety') send({ type: 'data-safety', data: part.safety })
          else {
            batcher.flush()
            send({ type: 'text-end', id: '0' })
            send({ type: 'data-reply', data: { isBuiltIn: options.isBuiltIn, sources } })
            send({ type: 'data-usage', data: presentUsage(part.usage) })
            send({ type: 'finish' })
          }
        }
        batcher.flush()
      } catch (error) {
        batcher.flush()
        options.onError(error)
        send({ type: 'error', errorText: codeOf(error) })
      }
      enqueue(CHAT_STREAM_END)
      if (!isCancelled) controller.close()
    },
    async cancel() {
      isCancelled = true
      options.onLeave()
      await answer.return(undefined)
    },
  })
}

/**
 * Waits for the first part of an answer, so that what fails before it becomes an HTTP problem with its own
 * status rather than an event inside a stream that began well.
 */
export async function beginAnswer(answer: AsyncGenerator<AnswerPart>): Promise<AsyncGenerator<AnswerPart>> {
  const first = await answer.next()
  async function* rest(): AsyncGenerator<AnswerPart> {
    try {
      if (first.done) return
      yield first.value
      yield* answer
    } finally {
      await answer.return(undefined)
    }
  }
  return rest()
}
