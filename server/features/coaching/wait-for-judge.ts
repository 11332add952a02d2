import type { SafetyReply } from '#domain/safety/contract.ts'
import type { ModelPart } from '../../platform/models/chat-model.ts'

/** The second judge found a clear sign while the reply began: the reply is dropped, and the card comes in its place. */
export class RaisedByJudge extends Error {
  readonly safety: SafetyReply

  constructor(safety: SafetyReply) {
    super('the second judge raised the safety card')
    this.safety = safety
  }
}

/**
 * Lets a reply begin beside the second judge, and passes its first part on once the judge has spoken.
 * @param stop ends the model's work
 * @throws RaisedByJudge when the card is due
 */
export async function* waitForJudge(
  reply: AsyncGenerator<ModelPart>,
  opinion: Promise<SafetyReply | null>,
  stop: () => void,
): AsyncGenerator<ModelPart> {
  const first = reply.next()
  // It is awaited below; a model that fails meanwhile must not end the process.
  first.catch(() => undefined)
  const safety = await opinion
  if (safety?.kind === 'card') {
    stop()
    // Not awaited: it ends when the model notices.
    void reply.return(undefined).catch(() => undefined)
    throw new RaisedByJudge(safety)
  }
  const begun = await first
  if (begun.done) return
  try {
    yield begun.value
    yield* reply
  } finally {
    await reply.return(undefined)
  }
}

/** Says the line with the first part of the reply: until that has come, no reply has begun. */
export async function* withSafetyLine(
  reply: AsyncIterable<ModelPart>,
  found: SafetyReply | null,
  opinion: Promise<SafetyReply | null>,
): AsyncGenerator<ModelPart | { type: 'safety'; safety: SafetyReply }> {
  let isSaid = false
  for await (const part of reply) {
    const safety = isSaid ? null : (found ?? (await opinion))
    if (safety) yield { type: 'safety', safety }
    isSaid = true
    yield part
  }
}
