import type { EnergyCheckinForm, EnergyCheckinReply, EnergyCheckinsReply } from '#domain/energy/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { createItemCalls } from '../../platform/item-calls.ts'

const path = '/energy-checkins'

/** The calls of the energy check-in. Each throws an `ApiProblem`. */
export const energyCalls = {
  ...createItemCalls<EnergyCheckinForm, EnergyCheckinReply, EnergyCheckinsReply>(path),
  removeAll: () => callApi<undefined>(path, { method: 'DELETE' }),
}
