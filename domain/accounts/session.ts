export type AccountUser = { id: string; email: string; name: string }

/** Who is calling, as the rules and routes need it. */
export type SessionUser = AccountUser & {
  /** A link that went to the address was opened, or the installation is a demo that trusts every address. */
  hasTrustedEmail: boolean
}

export type Session = {
  sessionId: string
  user: SessionUser
  expiresAt: Date
}

/** A session lasts this long after its last use, where "use" is counted once a day. */
export const SESSION_DURATION_SECONDS = 30 * 24 * 60 * 60
export const SESSION_RENEWAL_SECONDS = 24 * 60 * 60

export type Role = 'member' | 'operator'

/**
 * Operators are named by the operator of the installation (`OPERATOR_EMAILS`), everybody else is a member
 * (decisions, "Roles"). E-mail addresses compare without regard to case. Anybody can type an operator's address
 * at sign-up, so only a trusted one counts (docs/decisions/0005-operators.md).
 */
export function roleOf(
  user: Pick<SessionUser, 'email' | 'hasTrustedEmail'>,
  operatorEmails: readonly string[],
): Role {
  return user.hasTrustedEmail && operatorEmails.includes(user.email.toLowerCase()) ? 'operator' : 'member'
}
