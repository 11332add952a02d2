import type { Session } from '#domain/accounts/session.ts'

/** A signed-in session together with the `Set-Cookie` header values that carry it. */
export type SignedIn = { session: Session; setCookies: string[] }

/** What the product needs of an account system. One implementation: `create-better-auth.ts`. */
export type Accounts = {
  /**
   * The session that the request's cookies or bearer token name, or null. `fresh` asks the database instead of
   * the short-lived signed cache, so that a revoked session is refused at once.
   */
  readSession(headers: Headers, options: { fresh: boolean }): Promise<Session | null>
}
