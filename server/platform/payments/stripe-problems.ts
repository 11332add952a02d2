import Stripe from 'stripe'
import { Problem } from '#domain/problems.ts'

const { errors } = Stripe

/** Stripe is at work on the same object or the same idempotency key (https://docs.stripe.com/error-codes). */
function isBusy(error: InstanceType<typeof errors.StripeError>): boolean {
  return error.code === 'lock_timeout' || error.code === 'idempotency_key_in_use' || error.statusCode === 409
}

function toProblem(cause: unknown): unknown {
  if (!(cause instanceof errors.StripeError)) return cause
  // Stripe writes the messages of card errors for the person who pays; all others are for developers.
  if (cause instanceof errors.StripeCardError)
    return new Problem('payment-declined', { reason: cause.message }, { cause })
  if (isBusy(cause)) return new Problem('payment-in-progress', { retryAfterSeconds: 10 }, { cause })
  const isUnreachable =
    cause instanceof errors.StripeConnectionError ||
    cause instanceof errors.StripeRateLimitError ||
    (cause.statusCode ?? 0) >= 500
  return new Problem(isUnreachable ? 'payment-provider-unavailable' : 'payment-failed', {}, { cause })
}

/** Runs calls to Stripe and turns what it refuses into problems of the catalogue. */
export async function askStripe<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls()
  } catch (error) {
    throw toProblem(error)
  }
}

/** Whether a call failed because the named object does not exist, or no longer in a form that it applies to. */
export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing'
}
