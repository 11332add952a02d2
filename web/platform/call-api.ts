import { ApiProblem } from './api-problem.ts'
import { type ApiRequest, fetchApi, watchVisit } from './fetch-api.ts'
import { isUnanswered } from './offline/connection.ts'
import { keptAnswers } from './offline/kept-answers.ts'
import { changeOfKept, isKeptPath } from './offline/kept-paths.ts'
import { outbox } from './offline/outbox.ts'
import { concernsWaiting } from './offline/waiting-rules.ts'

type Call = ApiRequest & { method: string; path: string }

/** What was written without a connection goes before what it concerns; where it cannot, nothing else can either. */
async function sendWaitingFirst(): Promise<void> {
  await outbox.send()
  if (!outbox.isEmpty()) throw new ApiProblem('network')
}

/** The answer of this device to a call that got none. @throws the error where the device has none either */
async function answerFromDevice({ method, path, body, signal }: Call, error: unknown): Promise<unknown> {
  if (!isUnanswered(error) || signal?.aborted) throw error
  const reply = method === 'GET' ? isKeptPath(path) && (await keptAnswers.read(path)) : undefined
  if (reply) return reply
  const taken = await outbox.take(method, path, body)
  if (!taken) throw error
  return taken.reply
}

function keepAnswer(call: Call, reply: unknown): void {
  const change = changeOfKept(call, reply)
  if (change === 'drop') void keptAnswers.drop(call.path)
  else if (change) void keptAnswers.keep(call.path, change.keep)
}

async function readReply(response: Response, { signal }: ApiRequest): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiProblem('unexpected', { status: response.status }, { cause })
  }
}

/**
 * Calls our own API and reads its JSON. `parse` checks the reply (a contract's `schema.parse`); it is left out
 * where the validator itself would weigh more than the page. Without a connection the few answers that the device keeps
 * stand in for those of the server, and the few calls that may wait are taken (`offline/`).
 * @throws ApiProblem as `fetchApi` does, and `unexpected` when the answer is not what was agreed
 */
export async function callApi<Reply>(
  path: string,
  { parse, ...request }: ApiRequest & { parse?: (reply: unknown) => Reply } = {},
): Promise<Reply> {
  const checkVisit = watchVisit(request)
  const call = { ...request, path, method: request.method ?? 'GET' }
  let reply: unknown
  try {
    if (concernsWaiting(path) && !outbox.isEmpty()) await sendWaitingFirst()
    reply = await readReply(await fetchApi(path, request), request)
    checkVisit()
    keepAnswer(call, reply)
  } catch (error) {
    checkVisit()
    reply = await answerFromDevice(call, error)
    checkVisit()
  }
  try {
    return parse ? parse(reply) : (reply as Reply)
  } catch (cause) {
    throw new ApiProblem('unexpected', {}, { cause })
  }
}
