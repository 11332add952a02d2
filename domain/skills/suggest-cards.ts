import type { ModuleId } from '../coaching/module-ids.ts'

type NamedCard = { id: string; module: ModuleId }

/** A card's name among all cards, as it is kept of those that were opened. */
export const cardName = ({ module, id }: NamedCard) => `${module}/${id}`

/**
 * The cards that stand first for a person with goals: of each goal's module one after the other, so that no goal is
 * left out, and those that were not opened yet before those that were.
 * @param goals modules, as `personalChoices` reads them from the questionnaire's answers
 * @param opened names of opened cards
 */
export function cardsForGoals<Card extends NamedCard>(
  cards: readonly Card[],
  goals: readonly ModuleId[],
  opened: readonly string[],
  max: number,
): Card[] {
  const known = new Set(opened)
  const rows = goals.map((goal) => {
    const own = cards.filter(({ module }) => module === goal)
    return [
      ...own.filter((card) => !known.has(cardName(card))),
      ...own.filter((card) => known.has(cardName(card))),
    ]
  })
  const longest = Math.max(0, ...rows.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => rows.flatMap((row) => row[turn] ?? []))
    .flat()
    .slice(0, max)
}

/** The cards with these names, in the names' order. A card that is no longer there is left out. */
export function cardsNamed<Card extends NamedCard>(
  cards: readonly Card[],
  names: readonly string[],
  max: number,
): Card[] {
  const byName = new Map(cards.map((card) => [cardName(card), card]))
  return names.flatMap((name) => byName.get(name) ?? []).slice(0, max)
}
