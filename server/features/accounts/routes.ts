import type { Context } from 'hono'
import {
  type ClientSession,
  passwordResetConfirmation,
  passwordResetRequest,
  sessionReply,
  signedInReply,
  signInForm,
  signUpForm,
} from '#domain/accounts/contract.ts'
import { roleOf, type Session } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import { type AppEnv, createRouter } from '../../platform/http/app-env.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { defineRoute, jsonBody, jsonReply, problemReplies } from '../../platform/http/define-route.ts'
import { accountLimits } from './account-limits.ts'
import { checkSignUp as checkSignUpDetails } from './check-sign-up.ts'
import { keepDeviceKnown, knownDevice } from './known-device.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/** A user agent is kept to name the device in a list of sessions; longer ones are cut. */
const MAX_USER_AGENT_LENGTH = 300

const userAgentOf = (context: Context<AppEnv>) =>
  (context.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH)

const callerOf = (context: Context<AppEnv>, email: string) => ({
  userAgent: userAgentOf(context),
  device: knownDevice(context, email),
})

function setCookies(context: Context<AppEnv>, values: string[]): void {
  for (const value of values) context.header('Set-Cookie', value, { append: true })
}

function present(context: Context<AppEnv>, { user, expiresAt }: Session): ClientSession {
  const { env, model } = context.var.services
  const { id, email, name } = user
  return {
    user: { id, email, name },
    role: roleOf(user, env.OPERATOR_EMAILS),
    expiresAt: expiresAt.toISOString(),
    isBuiltInCoach: model.isBuiltIn,
  }
}

const readSession = defineRoute(
  { access: 'open' },
  {
    method: 'get',
    path: '/session',
    summary: "The caller's session, or null",
    responses: { 200: jsonReply(sessionReply, 'The session as of now') },
  },
)

const startSession = defineRoute(
  { access: 'open', limit: accountLimits.signInByAddress },
  {
    method: 'post',
    path: '/session',
    summary: 'Sign in with e-mail and password',
    request: jsonBody(signInForm),
    responses: {
      200: jsonReply(signedInReply, 'Signed in; the cookies carry the session'),
      ...problemReplies('invalid-request', 'invalid-credentials', 'rate-limited'),
    },
  },
)

const endSession = defineRoute(
  { access: 'open' },
  {
    method: 'delete',
    path: '/session',
    summary: 'Sign out; without a session nothing happens',
    responses: { 204: { description: 'Signed out, cookies cleared' } },
  },
)

const refreshSession = defineRoute(
  { access: 'open' },
  {
    method: 'post',
    path: '/session/refresh',
    summary: "Renew the session's cookies and, once a day, its end",
    responses: {
      200: jsonReply(signedInReply, 'The renewed session'),
      ...problemReplies('unauthenticated'),
    },
  },
)

const checkSignUp = defineRoute(
  { access: 'open', limit: accountLimits.emailCheckByAddress },
  {
    method: 'post',
    path: '/sign-up/check',
    summary: 'Check sign-up details before the payment',
    request: jsonBody(signUpForm),
    responses: {
      204: { description: 'The details are valid; whether the e-mail is free is told to who may know it' },
      ...problemReplies('invalid-request', 'email-taken', 'rate-limited'),
    },
  },
)

const startAccount = defineRoute(
  { access: 'open', limit: accountLimits.signUpByAddress },
  {
    method: 'post',
    path: '/sign-up',
    summary: 'Make the account that the kept payment of this e-mail waits for, and sign in',
    request: jsonBody(signUpForm),
    responses: {
      201: jsonReply(signedInReply, 'The account is made; the cookies carry the session'),
      ...problemReplies(
        'invalid-request',
        'payment-required',
        'email-taken',
        'rate-limited',
        'account-creation-failed',
      ),
    },
  },
)

const askForReset = defineRoute(
  { access: 'open' },
  {
    method: 'post',
    path: '/password-reset',
    summary: 'Ask for a mail with a reset link',
    request: jsonBody(passwordResetRequest),
    responses: {
      202: { description: 'Taken, whether or not there is an account' },
      ...problemReplies('invalid-request', 'rate-limited', 'mail-unavailable'),
    },
  },
)

const confirmReset = defineRoute(
  { access: 'open', limit: accountLimits.resetConfirmationByAddress },
  {
    method: 'post',
    path: '/password-reset/confirm',
    summary: 'Set a new password by a reset link; ends every session of the user',
    request: jsonBody(passwordResetConfirmation),
    responses: {
      204: { description: 'The new password is set' },
      ...problemReplies('invalid-request', 'invalid-reset-link', 'rate-limited'),
    },
  },
)

export const accountRoutes = createRouter()
  .openapi(readSession, async (context) => {
    const reading = await context.var.services.accounts.renewSession(context.req.raw.headers)
    setCookies(context, reading.setCookies)
    return context.json({ session: reading.session && present(context, reading.session) }, 200)
  })
  .openapi(startSession, async (context) => {
    const form = context.req.valid('json')
    const signedIn = await signIn(context.var.services, form, callerOf(context, form.email))
    setCookies(context, signedIn.setCookies)
    keepDeviceKnown(context, signedIn.session.user.email)
    return context.json({ session: present(context, signedIn.session) }, 200)
  })
  .openapi(endSession, async (context) => {
    setCookies(context, await context.var.services.accounts.endSession(context.req.raw.headers))
    return context.body(null, 204)
  })
  .openapi(refreshSession, async (context) => {
    const reading = await context.var.services.accounts.renewSession(context.req.raw.headers)
    if (!reading.session) throw new Problem('unauthenticated')
    setCookies(context, reading.setCookies)
    return context.json({ session: present(context, reading.session) }, 200)
  })
  .openapi(checkSignUp, async (context) => {
    const form = context.req.valid('json')
    await checkSignUpDetails(context.var.services, form, knownDevice(context, form.email))
    return context.body(null, 204)
  })
  .openapi(startAccount, async (context) => {
    const form = context.req.valid('json')
    const signedIn = await signUp(context.var.services, form, callerOf(context, form.email))
    setCookies(context, signedIn.setCookies)
    keepDeviceKnown(context, signedIn.session.user.email)
    return context.json({ session: present(context, signedIn.session) }, 201)
  })
  .openapi(askForReset, async (context) => {
    const { email } = context.req.valid('json')
    const caller = { address: clientAddress(context), device: knownDevice(context, email) }
    await requestPasswordReset(context.var.services, email, caller)
    return context.body(null, 202)
  })
  .openapi(confirmReset, async (context) => {
    keepDeviceKnown(context, await resetPassword(context.var.services, context.req.valid('json')))
    return context.body(null, 204)
  })
