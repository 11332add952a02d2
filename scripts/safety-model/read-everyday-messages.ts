import { readdirSync, readFileSync } from 'node:fs'
import doubtful from '#domain/safety/training-set/everyday-doubtful.json' with { type: 'json' }

const folder = new URL('../../server/platform/library/evaluation/asked/', import.meta.url)

/** Messages that people may write to the coach on an ordinary day, by the skill card that answers them. */
function readByCard(): readonly (readonly string[])[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      Object.values(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string[]>),
    )
}

/**
 * The everyday messages that the library is evaluated with, but for those that a careful reader may want a card for.
 * Those of every second skill card are kept apart: never train or tune with them.
 */
export function readEverydayMessages(): { training: readonly string[]; heldOut: readonly string[] } {
  const isHarmless = (text: string) => !doubtful.includes(text)
  const ofCards = (parity: number) =>
    readByCard()
      .filter((_, index) => index % 2 === parity)
      .flat()
      .filter(isHarmless)
  return { training: ofCards(0), heldOut: ofCards(1) }
}
