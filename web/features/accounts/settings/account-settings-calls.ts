import { CONFIRMATION_WORD } from '#domain/account-data/confirmation-word.ts'
import type { DeletionReply, UndoneDeletion } from '#domain/account-data/contract.ts'
import type { EmailChange, PasswordChange, SessionSummary } from '#domain/accounts/contract.ts'
import type { CardReply, RenewalReply, SubscriptionReply } from '#domain/billing/contract.ts'
import { callApi } from '../../../platform/call-api.ts'
import { fetchApi } from '../../../platform/fetch-api.ts'
import { readDeletion, readSubscription } from './read-account-state.ts'

const post = (path: string, body?: unknown) => fetchApi(path, { method: 'POST', body })
const ask = <Reply>(path: string, body?: unknown) => callApi<Reply>(path, { method: 'POST', body })

/** The calls of this feature. Each throws an `ApiProblem`. */
export const accountSettingsCalls = {
  readSubscription,
  cancelSubscription: () => ask<SubscriptionReply>('/billing/subscription/cancel'),
  resumeSubscription: () => ask<SubscriptionReply>('/billing/subscription/resume'),
  renewSubscription: (paymentMethodId: string) =>
    ask<RenewalReply>('/billing/subscription/renew', { paymentMethodId }),
  replaceCard: (paymentMethodId: string) => ask<CardReply>('/billing/subscription/card', { paymentMethodId }),
  confirmPayment: (email: string, clientSecret: string) =>
    post('/billing/payments/confirm', { email, clientSecret }),
  changePassword: (change: PasswordChange) => post('/account/password', change),
  requestPasswordReset: () => post('/account/password-reset'),
  changeEmail: (change: EmailChange) => post('/account/email', change),
  confirmEmail: (token: string) => post('/account/email/confirm', { token }),
  listSessions: () => callApi<{ sessions: SessionSummary[] }>('/account/sessions'),
  endSession: (id: string) => fetchApi(`/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  endOtherSessions: () => fetchApi('/account/sessions', { method: 'DELETE' }),
  readDeletion,
  requestDeletion: () => ask<DeletionReply>('/account/deletion', { confirmation: CONFIRMATION_WORD }),
  undoDeletion: () => callApi<UndoneDeletion>('/account/deletion', { method: 'DELETE' }),
}
