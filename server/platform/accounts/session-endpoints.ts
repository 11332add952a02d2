import type { BetterAuthPlugin, Session, User } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

type SessionAndUser = { session: Session & Record<string, unknown>; user: User & Record<string, unknown> }

const isSessionAndUser = (value: unknown) => typeof value === 'object' && value !== null

/**
 * Two acts that Better Auth's own endpoints do not offer. Both are called from the server alone; no HTTP handler
 * of Better Auth is mounted.
 */
export const sessionEndpoints = {
  id: 'session-endpoints',
  endpoints: {
    /** Signs the cookies of a session without touching the database: its row may still be uncommitted. */
    carrySession: createAuthEndpoint(
      '/carry-session',
      { method: 'POST', body: z.custom<SessionAndUser>(isSessionAndUser), metadata: { SERVER_ONLY: true } },
      async (context) => {
        await setSessionCookie(context, context.body)
        return context.json({ done: true })
      },
    ),
    /** Like Better Auth's `signOut`, which swallows a failing database and then leaves the session alive. */
    endSession: createAuthEndpoint(
      '/end-session',
      { method: 'POST', requireHeaders: true, metadata: { SERVER_ONLY: true } },
      async (context) => {
        const { adapter, authCookies, secret } = context.context
        const token = await context.getSignedCookie(authCookies.sessionToken.name, secret)
        if (token) await adapter.deleteMany({ model: 'session', where: [{ field: 'token', value: token }] })
        deleteSessionCookie(context)
        return context.json({ done: true })
      },
    ),
  },
} satisfies BetterAuthPlugin
