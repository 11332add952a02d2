/** Far longer than a provider writes at one go, and shorter than a reservation is left open (token allowance). */
const MAX_REPLY_MS = 10 * 60 * 1000

/** A signal that aborts with the given ones, and when the reply that begins now takes longer than 10 minutes. */
export function limitReplyTime(...signals: AbortSignal[]): AbortSignal {
  return AbortSignal.any([...signals, AbortSignal.timeout(MAX_REPLY_MS)])
}

/** Whether it was the time limit that ended a reply, and not the person. */
export function isOverTime({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof DOMException && reason.name === 'TimeoutError'
}
