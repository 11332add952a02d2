import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FakeModelBehavior } from '#server/testing/fake-model-server.ts'

export type ModelStandIn = {
  url: string
  /** CPU time of the stand-in's process so far, in microseconds. */
  cpuMicros(): Promise<number>
  stop(): void
}

const script = fileURLToPath(new URL('./model-stand-in.ts', import.meta.url))

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const waiting = new AbortController()
  const { signal } = waiting
  const ended = once(child, 'exit', { signal }).then(() =>
    Promise.reject(new Error('the model stand-in ended')),
  )
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [T]
    return message
  } finally {
    ended.catch(() => undefined)
    waiting.abort()
  }
}

export async function startModelStandIn(behavior: Partial<FakeModelBehavior>): Promise<ModelStandIn> {
  const child = fork(script, [JSON.stringify(behavior)])
  const { url } = await nextMessage<{ url: string }>(child)
  return {
    url,
    async cpuMicros() {
      const answer = nextMessage<{ cpuMicros: number }>(child)
      child.send('cpu')
      return (await answer).cpuMicros
    },
    stop: () => void child.kill(),
  }
}
