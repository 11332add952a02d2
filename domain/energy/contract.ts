import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'
import { safetyReply } from '../safety/contract.ts'
import { energyLevels, MAX_ENERGY_WORDS_CHARACTERS } from './energy-level.ts'

export const energyCheckinForm = z.strictObject({
  level: z.enum(energyLevels),
  /** In the person's own words; empty for none. */
  words: storedText.trim().max(MAX_ENERGY_WORDS_CHARACTERS),
})
export type EnergyCheckinForm = z.infer<typeof energyCheckinForm>

const energyCheckin = z.object({
  id: z.uuid(),
  level: z.enum(energyLevels),
  words: z.string(),
  createdAt: z.iso.datetime(),
})
export type EnergyCheckin = z.infer<typeof energyCheckin>

export const energyCheckinReply = z.object({
  /** False while data collection is off: then nothing of it is stored. */
  isKept: z.boolean(),
  /** The safety card that the words raise. The check-in is kept all the same. */
  safety: safetyReply.nullable(),
})
export type EnergyCheckinReply = z.infer<typeof energyCheckinReply>

export const energyCheckinsReply = z.object({ checkins: z.array(energyCheckin) })
export type EnergyCheckinsReply = z.infer<typeof energyCheckinsReply>
