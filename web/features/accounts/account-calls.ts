import {
  type SignedInReply,
  type SignInForm,
  type SignUpForm,
  signedInReply,
} from '#domain/accounts/contract.ts'
import { callApi } from '../../platform/call-api.ts'

/** The calls of this feature. Each throws an `ApiProblem`. */
export const accountCalls = {
  signIn: (form: SignInForm): Promise<SignedInReply> =>
    callApi('/session', { method: 'POST', body: form, parse: signedInReply.parse }),
  /** Refuses with `email-taken` before anything is paid. */
  checkSignUp: (form: SignUpForm): Promise<void> => callApi('/sign-up/check', { method: 'POST', body: form }),
  signUp: (form: SignUpForm): Promise<SignedInReply> =>
    callApi('/sign-up', { method: 'POST', body: form, parse: signedInReply.parse }),
  /** Succeeds whether the e-mail has an account or not. */
  requestPasswordReset: (email: string): Promise<void> =>
    callApi('/password-reset', { method: 'POST', body: { email } }),
  confirmPasswordReset: (confirmation: { token: string; password: string }): Promise<void> =>
    callApi('/password-reset/confirm', { method: 'POST', body: confirmation }),
}
