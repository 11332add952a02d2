/** The replies that are being written, so that the process ends after what they had come to is stored. */
export type RunningReplies = {
  /** Passes a reply on; it is running until its last part was read, or until it has ended because its reader left. */
  follow<Part>(reply: AsyncGenerator<Part>): AsyncGenerator<Part>
  /** The same for a reply that comes as a whole. */
  wait<Reply>(reply: Promise<Reply>): Promise<Reply>
  /** Resolves as soon as none is running, at the latest after `limitMs`. */
  ended(limitMs: number): Promise<void>
}

/** Holds the replies of this process alone: those of others end with their own. */
export function createRunningReplies(): RunningReplies {
  const running = new Set<Promise<void>>()

  function begin(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    running.add(promise)
    return () => {
      running.delete(promise)
      resolve()
    }
  }

  return {
    async *follow(reply) {
      const end = begin()
      try {
        yield* reply
      } finally {
        end()
      }
    },
    async wait(reply) {
      const end = begin()
      try {
        return await reply
      } finally {
        end()
      }
    },
    async ended(limitMs) {
      const limit = Promise.withResolvers<void>()
      const timer = setTimeout(limit.resolve, limitMs)
      await Promise.race([Promise.all(running), limit.promise])
      clearTimeout(timer)
    },
  }
}
