import { CHAT_STREAM_END, type ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import type { ReplySource } from '#domain/coaching/contract.ts'
import { readReplyParts } from '#domain/coaching/reply-parts.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { presentUsage } from '../token-allowance/index.ts'
import type { AnswerPart } from './answer-message.ts'

/** After the first words, text is passed on in batches: a screen gains nothing from single tokens. */
const BATCH_MS = 100
/** A batch of this length does not wait for its time. */
const MAX_BATCH_CHARACTERS = 2_048
/** So much may wait for a slow reader; then the model waits too. */
const MAX_WAITING_BYTES = 4 * 1024

type Options = {
  messageId: string
  isBuiltIn: boolean
  /** Ends the answer; a reader who takes nothing is no longer waited for. */
  signal: AbortSignal
  /** The reader went away: whatever waits for the model is to end. */
  onLeave(): void
  /** Told about a failure after the reply began. The caller sees only its code. */
  onError(error: unknown): Promise<ProblemCode>
}

/** Writes the first text at once, and what follows every `BATCH_MS` or as soon as it is much. */
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
      if (!hasWritten || pending.length > MAX_BATCH_CHARACTERS) flush()
      else timer ??= setTimeout(flush, BATCH_MS)
      hasWritten = true
    },
    flush,
  }
}

const frame = (data: string) => `data: ${data}\n\n`
const frameParts = (...parts: ChatStreamPart[]) => parts.map((part) => frame(JSON.stringify(part))).join('')

/** Lets the writer wait until the reader has taken what was written before. */
function createRoom(signal: AbortSignal) {
  let open: (value?: unknown) => void = () => undefined
  return {
    /** The reader wants more, or has left. */
    open: () => open(),
    async wait({ desiredSize }: ReadableStreamDefaultController) {
      if ((desiredSize ?? 1) > 0 || signal.aborted) return
      const { promise, resolve } = Promise.withResolvers<unknown>()
      open = resolve
      signal.addEventListener('abort', resolve, { once: true })
      await promise
      signal.removeEventListener('abort', resolve)
    },
  }
}

/**
 * The answer as server-sent events in the form of `ChatStreamPart`. When the reader goes away, the answer's
 * generator is ended, which stops the model and settles the tokens. A reader who is slower than the model slows it.
 * Parts that are known together leave in one write, because each write costs the system as much as a dozen of them.
 */
export function streamAnswer(
  answer: AsyncGenerator<AnswerPart>,
  options: Options,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const room = createRoom(options.signal)
  let isCancelled = false
  /** Runs beside the stream: one that waits to have started asks for nothing. */
  async function run(controller: ReadableStreamDefaultController<Uint8Array>) {
    let opening = frameParts({ type: 'start', messageId: options.messageId }, { type: 'text-start', id: '0' })
    const write = (frames: string) => {
      if (!isCancelled) controller.enqueue(encoder.encode(opening + frames))
      opening = ''
    }
    const batcher = createTextBatcher((delta) => write(frameParts({ type: 'text-delta', id: '0', delta })))
    let sources: ReplySource[] = []
    let said = ''
    let ending = ''
    try {
      for await (const part of answer) {
        await room.wait(controller)
        if (part.type === 'text') {
          said += part.text
          batcher.add(part.text)
        } else if (part.type === 'sources') sources = part.sources
        else if (part.type === 'safety') write(frameParts({ type: 'data-safety', data: part.safety }))
        else {
          const usage = part.usage ? [{ type: 'data-usage' as const, data: presentUsage(part.usage) }] : []
          ending = frameParts(
            { type: 'text-end', id: '0' },
            {
              type: 'data-reply',
              data: { isBuiltIn: options.isBuiltIn, sources, parts: readReplyParts(said) },
            },
            ...usage,
            { type: 'finish' },
          )
        }
      }
    } catch (error) {
      ending = frameParts({ type: 'error', errorText: await options.onError(error) })
    }
    batcher.flush()
    write(ending + frame(CHAT_STREAM_END))
    if (!isCancelled) controller.close()
  }
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        void run(controller)
      },
      pull: () => room.open(),
      async cancel() {
        isCancelled = true
        options.onLeave()
        room.open()
        await answer.return(undefined)
      },
    },
    { highWaterMark: MAX_WAITING_BYTES, size: (frames) => frames.byteLength },
  )
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
