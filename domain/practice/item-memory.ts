import { type CardInput, createEmptyCard, FSRS, type Grade, generatorParameters, Rating } from 'ts-fsrs'

/** What a person may say of an item after it. It is no grade: nothing is right or wrong. */
export const itemRatings = ['easily', 'thought', 'again'] as const
export type ItemRating = (typeof itemRatings)[number]

type Card = Omit<CardInput, 'due' | 'last_review'> & { due: string; last_review: string | null }

/**
 * What is known of how well an item is remembered, as it is stored: the scheduler's state, and the one before the last
 * rating, from which that rating can be given anew.
 */
export type ItemMemory = { now: Card; before: Card | null }

const grades: Readonly<Record<ItemRating, Grade>> = {
  easily: Rating.Easy,
  thought: Rating.Good,
  again: Rating.Again,
}

/** By whole days, and without chance: a round is asked for once a day at most, and the same answers lead to the same days. */
const scheduler = new FSRS(generatorParameters({ enable_fuzz: false, enable_short_term: false }))

/** Shorter than from one evening to the next morning. */
const SAME_TIME_MS = 6 * 60 * 60 * 1000

/**
 * The memory of an item after a rating. A second rating within six hours takes the place of the first: somebody changed
 * their mind, another device had the same item, or the answer to the first try was lost.
 */
export function rateItem(memory: ItemMemory | null, rating: ItemRating, at: Date): ItemMemory {
  const last = memory?.now.last_review
  const isSameTime = last != null && Math.abs(at.getTime() - Date.parse(last)) < SAME_TIME_MS
  const before = (isSameTime ? memory?.before : memory?.now) ?? null
  const { card } = scheduler.next(before ?? createEmptyCard(at), at, grades[rating])
  return {
    now: { ...card, due: card.due.toISOString(), last_review: card.last_review?.toISOString() ?? null },
    before,
  }
}

/** When an item comes up again. */
export const dueOf = ({ now }: ItemMemory): Date => new Date(now.due)
