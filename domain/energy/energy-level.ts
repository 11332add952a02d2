export const energyLevels = ['low', 'medium', 'full'] as const
export type EnergyLevel = (typeof energyLevels)[number]

/** Longest words beside a check-in, in characters. */
export const MAX_ENERGY_WORDS_CHARACTERS = 200
/** How long the newest check-in says how a person is: about half a waking day. */
export const ENERGY_HOLDS_MS = 8 * 60 * 60 * 1000

/**
 * Whether replies should ask for less of a person at `now`: their newest check-in is low and not yet too old. One in
 * the future (the clock was set back) counts as new.
 */
export function isEnergyLow(newest: { level: EnergyLevel; createdAt: Date } | null, now: Date): boolean {
  return newest?.level === 'low' && now.getTime() - newest.createdAt.getTime() < ENERGY_HOLDS_MS
}
