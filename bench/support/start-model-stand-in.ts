import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FakeModelBehavior } from '#server/testing/fake-model-server.ts'

export type ModelStandIn = {
  url: string
  /** CPU time of the stand-in's process so far, in microseconds. */
  cpuMicros(): Promise<number>
  stop(): void
}

const script = fileURLToPath(new URL('./model-stand-in.ts', import.meta.url))

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T))
    child.once('exit', () => reject(new Error('the model stand-in ended')))
  })
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
