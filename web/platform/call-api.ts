import { ApiProblem } from './api-problem.ts'
import { type ApiRequest, fetchApi, watchVisit } from './fetch-api.ts'

/**
 * Calls our own API and reads its JSON. `parse` checks the reply (a contract's `schema.parse`); it is left out
 * where the validator itself would weigh more than the page.
 * @throws ApiProblem as `fetchApi` does, and `unexpected` when the answer is not what was agreed
 */
export async function callApi<Reply>(
  path: string,
  { parse, ...request }: ApiRequest & { parse?: (reply: unknown) => Reply } = {},
): Promise<Reply> {
  const checkVisit = watchVisit(request)
  const response = await fetchApi(path, request)
  if (response.status === 204) return undefined as Reply
  try {
    const reply: unknown = await response.json()
    checkVisit()
    return parse ? parse(reply) : (reply as Reply)
  } catch (cause) {
    if (request.signal?.aborted) throw cause
    checkVisit()
    throw new ApiProblem('unexpected', { status: response.status }, { cause })
  }
}
