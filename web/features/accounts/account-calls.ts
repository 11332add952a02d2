import {
  type SignedInReply,
  type SignInForm,
  type SignUpForm,
  signedInReply,
} from '#domain/accounts/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { fetchApi } from '../../platform/fetch-api.ts'

const send = (path: string, body: unknown) => fetchApi(path, { method: 'POST', body, outlivesVisit: true })
const ask = (path: string, body: unknown) =>
  callApi<SignedInReply>(path, { method: 'POST', body, parse: signedInReply.parse, outlivesVisit: true })

/** The calls of this feature, made before anybody is signed in. Each throws an `ApiProblem`. */
export const accountCalls = {
  signIn: (form: SignInForm) => ask('/session', form),
  /** Refuses with `email-taken` before anything is paid. */
  checkSignUp: (form: SignUpForm) => send('/sign-up/check', form),
  signUp: (form: SignUpForm) => ask('/sign-up', form),
  /** Succeeds whether the e-mail has an account or not. */
  requestPasswordReset: (email: string) => send('/password-reset', { email }),
  confirmPasswordReset: (confirmation: { token: string; password: string }) =>
    send('/password-reset/confirm', confirmation),
}
