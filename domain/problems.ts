/**
 * The one catalogue of errors: code → HTTP status. Every refusal that a caller can see is one of these; the
 * server turns them into RFC 9457 `application/problem+json`, the web turns the code into a text and a place.
 */
export const problemStatus = {
  'invalid-request': 400,
  'malformed-json': 400,
  'invalid-reset-link': 400,
  'invalid-mail-link': 400,
  'invalid-webhook-signature': 400,
  unauthenticated: 401,
  'invalid-credentials': 401,
  'payment-declined': 402,
  'payment-required': 402,
  'subscription-ended': 402,
  'cross-site-request': 403,
  forbidden: 403,
  'sharing-off': 403,
  'token-reset-not-due': 403,
  'not-found': 404,
  'unknown-module': 404,
  'share-link-invalid': 404,
  'email-taken': 409,
  'duplicate-message': 409,
  'newsletter-changed': 409,
  'too-many-words': 409,
  'exercise-changed': 409,
  'exercise-run-outdated': 409,
  'task-run-outdated': 409,
  'too-many-tasks': 409,
  'too-many-notes': 409,
  'payment-in-progress': 409,
  'payment-confirmation-needed': 409,
  'request-too-large': 413,
  'image-too-large': 413,
  'message-too-long': 413,
  'history-too-long': 413,
  'image-unreadable': 415,
  'token-limit-exceeded': 429,
  'rate-limited': 429,
  unexpected: 500,
  'account-creation-failed': 500,
  'usage-update-failed': 500,
  'model-failed': 502,
  'payment-failed': 502,
  'model-unavailable': 503,
  'payment-provider-unavailable': 503,
  'mail-unavailable': 503,
  'database-unavailable': 503,
  'model-timed-out': 504,
} as const

export type ProblemCode = keyof typeof problemStatus

/**
 * Plain values that a reply may carry beside the code. Never another user's data; what a user wrote only where it is the
 * caller's own and is asked for: `exercise-run-outdated` and `task-run-outdated` bring the newer run.
 */
export type ProblemData = Readonly<Record<string, unknown>>

/** A refusal or failure with a code of the catalogue. `cause` is for the log only and never leaves the server. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly data: ProblemData

  constructor(code: ProblemCode, data: ProblemData = {}, options?: { cause?: unknown }) {
    super(code, options)
    this.code = code
    this.data = data
  }

  get status(): (typeof problemStatus)[ProblemCode] {
    return problemStatus[this.code]
  }
}

/** The wire form of a problem: RFC 9457 with our code as `code` and the request's id for support. */
export type ProblemDocument = {
  type: string
  title: string
  status: number
  code: ProblemCode
  requestId: string
} & Record<string, unknown>
