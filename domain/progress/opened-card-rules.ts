import type { ModuleId } from '../coaching/module-ids.ts'
import type { ProgressChange } from './begin-change.ts'
import { clockHour } from './clock-hour.ts'
import { pointsFor } from './points.ts'

/** As many as count within an hour (`maxCountedPerHour`): enough to tell a repeated opening from a late report. */
const MAX_REMEMBERED_CARDS = 60

/**
 * Opening a card of the skills library: 3 learning points (specification, section 4, "accessing a resource"), at
 * most once per card and hour of the clock, so that going back and forth is no way to points.
 */
export function countOpenedCard(
  { state, addPoints }: ProgressChange,
  opened: { module: ModuleId; card: string; at: string },
): void {
  const { module, card } = opened
  const hour = clockHour(opened.at)
  const remembered = state.openedCards
  const isRepeated = remembered.some((other) => other.card === card && other.hour === hour)
  const isTooOldToTell = remembered.length === MAX_REMEMBERED_CARDS && hour < (remembered.at(-1)?.hour ?? '')
  if (isRepeated || isTooOldToTell) return
  state.openedCards = [{ card, hour }, ...remembered]
    .toSorted((a, b) => b.hour.localeCompare(a.hour))
    .slice(0, MAX_REMEMBERED_CARDS)
  addPoints('learning', pointsFor.resourceAccess, { reason: 'resource', module })
}
