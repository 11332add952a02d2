import type { InstallationReply } from '#domain/installation/contract.ts'
import { callApi } from '../../platform/call-api.ts'

/** Whether everybody is offered Demo Controls here. Without an answer nobody is. */
export async function loadDemoMode(): Promise<boolean> {
  const reply = await callApi<InstallationReply>('/installation').catch(() => null)
  return reply?.isDemoMode === true
}
