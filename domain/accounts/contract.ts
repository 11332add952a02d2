import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'

/** Field rules and their messages (specification, section 5), the same in the form and on the server. */
const email = z
  .string()
  .trim()
  .max(254, 'Please enter a valid email')
  .pipe(z.email('Please enter a valid email'))
const newPassword = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(128, 'Password must be at most 128 characters')

export const signInForm = z.object({
  email,
  password: z.string().min(1, 'Password is required').max(128, 'Password must be at most 128 characters'),
})
export type SignInForm = z.infer<typeof signInForm>

export const signUpForm = z.object({
  name: storedText
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(100, 'Name must be at most 100 characters'),
  email,
  password: newPassword,
  acceptTerms: z.literal(true, 'You must accept the terms and conditions'),
})
export type SignUpForm = z.infer<typeof signUpForm>

export const passwordResetRequest = z.object({ email })
export const passwordResetForm = z
  .object({ password: newPassword, passwordAgain: z.string() })
  .refine((form) => form.password === form.passwordAgain, {
    path: ['passwordAgain'],
    message: 'The two passwords are not the same',
  })
export const passwordResetConfirmation = z.object({
  token: z.string().min(1).max(200),
  password: newPassword,
})

/** The session as the browser knows it: who, until when, as what, and with which coach. Tokens stay in HttpOnly cookies. */
const clientSession = z.object({
  user: z.object({ id: z.string(), email: z.string(), name: z.string() }),
  role: z.enum(['member', 'operator']),
  expiresAt: z.iso.datetime(),
  /** Whether the built-in coach answers on this installation, and no AI model: chats say so from the beginning. */
  isBuiltInCoach: z.boolean(),
})
export type ClientSession = z.infer<typeof clientSession>

export const sessionReply = z.object({ session: clientSession.nullable() })
export type SessionReply = z.infer<typeof sessionReply>

/** What sign-in, sign-up and refresh answer: there is a session, or there is a problem instead. */
export const signedInReply = z.object({ session: clientSession })
export type SignedInReply = z.infer<typeof signedInReply>

export const passwordChange = z.strictObject({
  currentPassword: z
    .string()
    .min(1, 'Password is required')
    .max(128, 'Password must be at most 128 characters'),
  newPassword,
})
export type PasswordChange = z.infer<typeof passwordChange>

export const emailChange = z.strictObject({
  newEmail: email,
  password: z.string().min(1, 'Password is required').max(128, 'Password must be at most 128 characters'),
})
export type EmailChange = z.infer<typeof emailChange>

export const emailChangeConfirmation = z.strictObject({ token: z.string().min(1).max(200) })

/** One place where the user is signed in. `device` is in plain words ("Firefox on Windows"). */
const sessionSummary = z.object({
  id: z.string(),
  device: z.string(),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type SessionSummary = z.infer<typeof sessionSummary>
export const sessionsReply = z.object({ sessions: z.array(sessionSummary) })
export const endedSessionsReply = z.object({ ended: z.int().min(0) })
