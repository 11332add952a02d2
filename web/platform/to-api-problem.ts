import { ApiProblem } from './api-problem.ts'

/** Any thrown value as a problem with a code, so that every failure has words. */
export function toApiProblem(error: unknown): ApiProblem {
  return error instanceof ApiProblem ? error : new ApiProblem('unexpected', {}, { cause: error })
}
