import type { Route } from 'playwright'
import { type ProblemCode, type ProblemData, problemStatus } from '#domain/problems.ts'

/** Answers a call of the page in the server's place, with a problem of the catalogue. */
export const answerProblem =
  (code: ProblemCode, data: ProblemData = {}) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status: problemStatus[code],
      contentType: 'application/problem+json',
      body: JSON.stringify({ code, ...data }),
    })
