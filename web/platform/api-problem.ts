import type { ProblemCode, ProblemData } from '#domain/problems.ts'

/** What can go wrong with a call, as the browser sees it: the catalogue's codes, and `network` when no answer came. */
export type WebProblemCode = ProblemCode | 'network'

/** A call that was refused or failed. The words for it stand in `problem-texts.ts`. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly code: WebProblemCode
  readonly data: ProblemData

  constructor(code: WebProblemCode, data: ProblemData = {}, options?: { cause?: unknown }) {
    super(code, options)
    this.code = code
    this.data = data
  }
}
