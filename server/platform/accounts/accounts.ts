import type { AccountUser, Session } from '#domain/accounts/session.ts'

/**
 * How long a session that was ended elsewhere may still pass where no fresh reading is asked for: the time of the
 * signed cookie that caches it, and after that the time for which the server remembers what it read there.
 */
export const CACHED_SESSION_SECONDS = 50
export const REMEMBERED_SESSION_SECONDS = 10

/** What the request's cookies or bearer token stand for, with the `Set-Cookie` values to pass on. */
export type SessionReading = { session: Session | null; setCookies: string[] }

/** A signed-in session together with the `Set-Cookie` values that carry it. */
export type SignedIn = { session: Session; setCookies: string[] }

/** A session's row. The token is what the signed cookie, or a bearer token, holds. */
export type SessionRecord = {
  id: string
  userId: string
  token: string
  expiresAt: Date
  userAgent: string
  createdAt: Date
  updatedAt: Date
}

/** What the product needs of an account system. One implementation: `create-better-auth.ts`. */
export type Accounts = {
  /**
   * The session that the request names, or null. `fresh` asks the database instead of the short-lived signed
   * cache, so that a revoked session is refused at once.
   */
  readSession(headers: Headers, options: { fresh: boolean }): Promise<SessionReading>
  /** Reads the session from the database, moves its end forward once a day, and renews its cookies. */
  renewSession(headers: Headers): Promise<SessionReading>
  /**
   * Checks the password and starts a session. An unknown e-mail costs the same work as a wrong password.
   * @throws Problem `invalid-credentials`
   */
  signIn(credentials: { email: string; password: string }, userAgent: string): Promise<SignedIn>
  /** The `Set-Cookie` values for a session whose row the caller writes in its own transaction. */
  carrySession(session: SessionRecord, user: AccountUser): Promise<string[]>
  /**
   * Ends the session that the request names, if any. Returns the `Set-Cookie` values that clear its cookies.
   * @throws the database's error: a session that could not be ended is never reported as ended
   */
  endSession(headers: Headers): Promise<string[]>
}
