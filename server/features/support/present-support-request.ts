import type { ReceivedSupportRequest, SupportRequest } from '#domain/support/contract.ts'
import type { ReceivedRow, SupportRequestRow } from './queries.ts'

/** A request as the one who wrote it sees it. */
export function presentSupportRequest(row: SupportRequestRow): SupportRequest {
  const { id, subject, message, attachment, state, createdAt, updatedAt } = row
  return {
    id,
    subject,
    message,
    hasAttachment: attachment !== null,
    state,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A request as an operator sees it. */
export function presentReceivedRequest({ request, name, email }: ReceivedRow): ReceivedSupportRequest {
  return { ...presentSupportRequest(request), from: { name, email } }
}
