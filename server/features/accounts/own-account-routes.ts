import { z } from '@hono/zod-openapi'
import {
  emailChange,
  emailChangeConfirmation,
  endedSessionsReply,
  passwordChange,
  sessionsReply,
} from '#domain/accounts/contract.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import { storedText } from '#domain/fields/stored-text.ts'
import { Problem } from '#domain/problems.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineRoute, jsonBody, jsonReply, problemReplies } from '../../platform/http/define-route.ts'
import { accountLimits } from './account-limits.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { endSessions } from './end-sessions.ts'
import { findSessionsOf } from './queries.ts'
import { requestOwnPasswordReset } from './request-password-reset.ts'

const passwordProblems = problemReplies(
  'invalid-request',
  'unauthenticated',
  'invalid-credentials',
  'rate-limited',
)

const newPassword = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/account/password',
    summary: 'Change the own password; ends the other sessions',
    request: jsonBody(passwordChange),
    responses: { 204: { description: 'The new password is set' }, ...passwordProblems },
  },
)

const resetByMail = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/account/password-reset',
    summary: 'Send a reset link to the own address',
    responses: {
      202: { description: 'Taken' },
      ...problemReplies('unauthenticated', 'rate-limited', 'mail-unavailable'),
    },
  },
)

const newEmail = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/account/email',
    summary: 'Ask for another e-mail address; a link goes to it',
    request: jsonBody(emailChange),
    responses: { 202: { description: 'Taken, whether or not the address is free' }, ...passwordProblems },
  },
)

const confirmEmail = defineRoute(
  { access: 'open', limit: accountLimits.resetConfirmationByAddress },
  {
    method: 'post',
    path: '/account/email/confirm',
    summary: 'Confirm a new e-mail address by its link',
    request: jsonBody(emailChangeConfirmation),
    responses: {
      204: { description: 'The account has the new address' },
      ...problemReplies('invalid-request', 'invalid-reset-link', 'email-taken'),
      ...problemReplies('rate-limited', 'mail-unavailable'),
    },
  },
)

const listSessions = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'get',
    path: '/account/sessions',
    summary: 'Where the caller is signed in',
    responses: { 200: jsonReply(sessionsReply, 'Newest use first'), ...problemReplies('unauthenticated') },
  },
)

const endSession = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path: '/account/sessions/{id}',
    summary: 'End one session',
    request: { params: z.object({ id: storedText.max(100) }) },
    responses: {
      200: jsonReply(endedSessionsReply, 'Ended'),
      ...problemReplies('unauthenticated', 'not-found'),
    },
  },
)

const endOtherSessions = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path: '/account/sessions',
    summary: 'End all sessions but this one',
    responses: {
      200: jsonReply(endedSessionsReply, 'How many were ended'),
      ...problemReplies('unauthenticated'),
    },
  },
)

/** What a signed-in user does with the own account: password, address, sessions. */
export const ownAccountRoutes = createRouter()
  .openapi(newPassword, async (context) => {
    await changePassword(context.var.services, sessionOf(context), context.req.valid('json'))
    return context.body(null, 204)
  })
  .openapi(resetByMail, async (context) => {
    await requestOwnPasswordReset(context.var.services, sessionOf(context).user)
    return context.body(null, 202)
  })
  .openapi(newEmail, async (context) => {
    await requestEmailChange(context.var.services, sessionOf(context).user, context.req.valid('json'))
    return context.body(null, 202)
  })
  .openapi(confirmEmail, async (context) => {
    await confirmEmailChange(context.var.services, context.req.valid('json').token)
    return context.body(null, 204)
  })
  .openapi(listSessions, async (context) => {
    const { db, now } = context.var.services
    const { user, sessionId } = sessionOf(context)
    const rows = await findSessionsOf(db, user.id, now())
    const sessions = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      device: deviceName(userAgent),
      startedAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
      isCurrent: id === sessionId,
    }))
    return context.json({ sessions }, 200)
  })
  .openapi(endSession, async (context) => {
    const { id } = context.req.valid('param')
    const { services } = context.var
    const { user } = sessionOf(context)
    const ended = await services.db.transaction((tx) => endSessions(services, tx, user.id, { id }))
    if (ended === 0) throw new Problem('not-found')
    return context.json({ ended }, 200)
  })
  .openapi(endOtherSessions, async (context) => {
    const { services } = context.var
    const { user, sessionId } = sessionOf(context)
    const ended = await services.db.transaction((tx) =>
      endSessions(services, tx, user.id, { keep: sessionId }),
    )
    return context.json({ ended }, 200)
  })
