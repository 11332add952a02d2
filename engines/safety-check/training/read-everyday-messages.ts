import { readdirSync, readFileSync } from 'node:fs'
import trainingCards from '#engines/safety-check/training-set/everyday-cards.json' with { type: 'json' }
import doubtful from '#engines/safety-check/training-set/everyday-doubtful.json' with { type: 'json' }

const folder = new URL('../../../server/platform/library/evaluation/asked/', import.meta.url)

/** Messages that people may write to the coach on an ordinary day, with the id of the skill card that answers them. */
function readByCard(): readonly (readonly [id: string, messages: readonly string[]])[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string[]>),
    )
}

/**
 * The everyday messages that the library is evaluated with, but for those that a careful reader may want a card for.
 * Those of the listed cards train the model, those of all other cards are kept apart: never train or tune with them.
 * The list is fixed, so that a new card moves no other one to the other side.
 */
export function readEverydayMessages(): { training: readonly string[]; heldOut: readonly string[] } {
  const isHarmless = (text: string) => !doubtful.includes(text)
  const ofCards = (isTraining: boolean) =>
    readByCard()
      .filter(([id]) => trainingCards.includes(id) === isTraining)
      .flatMap(([, messages]) => messages)
      .filter(isHarmless)
  return { training: ofCards(true), heldOut: ofCards(false) }
}
