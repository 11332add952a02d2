import type { EnergyCheckinForm, EnergyCheckinReply, EnergyCheckinsReply } from '#domain/energy/contract.ts'
import { callApi } from '../../platform/call-api.ts'

const path = '/energy-checkins'

/** The calls of the energy check-in. Each throws an `ApiProblem`. */
export const energyCalls = {
  record: (id: string, form: EnergyCheckinForm) =>
    callApi<EnergyCheckinReply>(`${path}/${id}`, { method: 'PUT', body: form }),
  list: () => callApi<EnergyCheckinsReply>(path),
  remove: (id: string) => callApi<undefined>(`${path}/${id}`, { method: 'DELETE' }),
  removeAll: () => callApi<undefined>(path, { method: 'DELETE' }),
}
