import type { ProblemDocument } from '#domain/problems.ts'
import { ApiProblem } from './api-problem.ts'
import { connection, isUnanswered } from './offline/connection.ts'
import { followVisit, heldCalls, visitSignal } from './private-data.ts'
import { compareClocks } from './server-clock.ts'

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON; a file as it is. */
  body?: unknown
  accept?: string
  signal?: AbortSignal
  /** For calls that decide who is here: their answers count, whoever was here when they were made. */
  outlivesVisit?: boolean
}

/** Fired on the window when the server no longer knows the session, whichever call met the refusal. */
export const UNAUTHENTICATED_EVENT = 'wayfern:unauthenticated'

/**
 * The problem that a failed response states. An answer that is no problem document (from a proxy, for example)
 * keeps its HTTP status in `data.status`.
 */
async function readProblem(response: Response): Promise<ApiProblem> {
  const isDocument = response.headers.get('content-type')?.startsWith('application/problem+json')
  const document: ProblemDocument | null = isDocument ? await response.json().catch(() => null) : null
  if (!document) return new ApiProblem('unexpected', { status: response.status })
  const { code, ...data } = document
  return new ApiProblem(code, data)
}

/**
 * The returned function throws an `AbortError` once the person who was here at first has left the page: what is
 * answered to them from then on is for nobody.
 */
export function watchVisit({ outlivesVisit = false }: ApiRequest = {}): () => void {
  const isSameVisit = followVisit()
  return () => {
    if (!outlivesVisit && !isSameVisit()) throw new DOMException('The person has left the page', 'AbortError')
  }
}

/**
 * Calls our own API. The session travels in HttpOnly cookies, so a call carries no token.
 * @throws ApiProblem with the server's code, or `network` when no answer came; an `AbortError` when aborted, or when
 * the person who asked has left the page meanwhile
 */
export async function fetchApi(path: string, request: ApiRequest = {}): Promise<Response> {
  const { method = 'GET', body, accept = 'application/json', outlivesVisit } = request
  // An answer that comes after the one to a sign-out would bring cookies of the person back.
  const signal = request.signal ?? (outlivesVisit ? undefined : visitSignal())
  const checkVisit = watchVisit(request)
  const leaving = outlivesVisit ? undefined : heldCalls()
  if (leaving) await leaving.then(checkVisit)
  const isFile = body instanceof Blob
  const headers: Record<string, string> = { Accept: accept }
  if (body !== undefined) headers['Content-Type'] = isFile ? body.type : 'application/json'
  const tellConnection = connection.beginCall()
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause) => {
    checkVisit()
    if (signal?.aborted) throw cause
    tellConnection(false)
    throw new ApiProblem('network', {}, { cause })
  })
  checkVisit()
  compareClocks(response)
  if (response.ok) {
    tellConnection(true)
    return response
  }
  const problem = await readProblem(response)
  tellConnection(!isUnanswered(problem))
  checkVisit()
  if (problem.code === 'unauthenticated') window.dispatchEvent(new Event(UNAUTHENTICATED_EVENT))
  throw problem
}
