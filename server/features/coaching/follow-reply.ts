import type { ReplySource } from '#domain/coaching/contract.ts'
import { Problem } from '#domain/problems.ts'
import type { ModelPart } from '../../platform/models/chat-model.ts'
import { isOverTime } from './limit-reply-time.ts'

/** What a reply had come to when it ended. */
export type EndedReply = {
  text: string
  sources: ReplySource[]
  /** `left`: the person stopped it or went away, or its time was over. */
  ending: 'complete' | 'left' | 'failed'
}

/**
 * Passes a reply on and tells once how it ended, whoever ended it: the model, a fault, or the reader by
 * leaving the iteration.
 * @throws Problem `model-failed` when the whole reply is blank, `model-timed-out` after what a reply that took too long
 * had come to is told, and what the model throws
 */
export async function* followReply(
  reply: AsyncIterable<ModelPart>,
  signal: AbortSignal,
  onEnd: (ended: EndedReply) => Promise<void>,
): AsyncGenerator<ModelPart> {
  let text = ''
  let sources: ReplySource[] = []
  let ending: EndedReply['ending'] = 'left'
  try {
    for await (const part of reply) {
      if (part.type === 'text') text += part.text
      else sources = part.sources
      yield part
    }
    if (!signal.aborted) {
      if (text.trim() === '')
        throw new Problem('model-failed', {}, { cause: new Error('the reply was empty') })
      ending = 'complete'
    }
  } catch (error) {
    ending = 'failed'
    throw error
  } finally {
    await onEnd({ text, sources, ending })
  }
  if (isOverTime(signal)) throw new Problem('model-timed-out')
}
