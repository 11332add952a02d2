import type { EnergyCheckinForm, EnergyCheckinReply } from '#domain/energy/contract.ts'
import type { Services } from '../../services.ts'
import { checkSafety } from '../safety/index.ts'
import { holdSettings } from '../settings/index.ts'
import { checkinRows } from './queries.ts'

/**
 * Keeps a check-in, unless the user wants no data collected. Its words pass the safety check like every free text;
 * a card that they raise comes with the reply and takes nothing away.
 */
export async function recordEnergy(
  services: Services,
  userId: string,
  id: string,
  form: EnergyCheckinForm,
): Promise<EnergyCheckinReply> {
  const isKept = await services.db.transaction(async (tx) => {
    const { dataCollection } = await holdSettings({ ...services, db: tx }, userId)
    // What was said last counts, with its moment.
    const said = { ...form, createdAt: services.now() }
    if (dataCollection) await checkinRows.put(tx, { userId, id, ...said }, said)
    return dataCollection
  })
  const safety = await checkSafety(services, userId, [form.words])
  return { isKept, safety }
}
