import type { SettingsChange, SettingsReply } from '#domain/settings/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { fetchApi } from '../../platform/fetch-api.ts'

/** The settings' calls. Each throws an `ApiProblem`. */
export const settingsApi = {
  read: () => callApi<SettingsReply>('/settings'),
  change: (change: SettingsChange) => callApi<SettingsReply>('/settings', { method: 'PATCH', body: change }),
  /** Sends the mail that confirms the newsletter once more. */
  askForNewsletterMail: () => fetchApi('/settings/newsletter-confirmation', { method: 'POST' }),
}
export type SettingsApi = Pick<typeof settingsApi, 'read' | 'change'>
