import { ApiProblem } from '../../../platform/api-problem.ts'
import type { RequestReply } from './request-reply.ts'

const load = () => import('./request-reply.ts')

/** Begins to load what reads a streamed reply, so that it is there when the message is sent. */
export function preloadRequestReply(): void {
  load().catch(() => undefined)
}

/**
 * `requestReply`, loaded with the first message: a page that is only looked at does not need it.
 * @throws ApiProblem `network` when it cannot be loaded, and what `requestReply` throws
 */
export const loadRequestReply: RequestReply = async function* (request, signal) {
  const { requestReply } = await load().catch((cause) => {
    throw new ApiProblem('network', {}, { cause })
  })
  yield* requestReply(request, signal)
}
