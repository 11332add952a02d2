import type { KnownFacts } from './fill-slots.ts'
import { type Day, readDays, readDaysAnyTense } from './read-days.ts'
import { type NamedPerson, readNames } from './read-names.ts'

/** What somebody told of who it is about and when. */
export type Facts = { names: readonly NamedPerson[]; days: readonly Day[] }

export const noFacts: Facts = { names: [], days: [] }

const unique = <T>(items: readonly T[], keyOf: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [keyOf(item).toLowerCase(), item])).values(),
]

export const readFacts = (text: string): Facts => ({ names: readNames(text), days: readDays(text) })

export const mergeFacts = (known: Facts, added: Facts): Facts => ({
  names: unique([...known.names, ...added.names], ({ name }) => name),
  days: unique([...known.days, ...added.days], ({ text }) => text),
})

/** What somebody takes back: the word behind "not", and the one before "is wrong" or "I meant". */
const takenBack = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\b(?:not|isn['’]?t|no longer)\s+(?:on |called |named )?([\p{L}\d]+)/giu)].map(
      ([, word = '']) => word.toLowerCase(),
    ),
  )

const introduced =
  /(?:\bits?\b|\bit['’]?s|\bis|\bmeant?|\bcalled|\bnamed|\bbut|\bname['’]?s|,)\s+(?:is |called |named )?(\p{L}{2,})/giu

/** A name written without a capital letter, where it stands in place of one that was known. */
function replacingName(text: string, known: Facts, back: ReadonlySet<string>): NamedPerson[] {
  const replaced = known.names.find(({ name }) => back.has(name.toLowerCase()))
  if (!replaced) return []
  const [word] = [...text.matchAll(introduced)].flatMap(([, found = '']) =>
    back.has(found.toLowerCase()) || /^(not|my|his|her|the|on|is|it|its)$/i.test(found) ? [] : [found],
  )
  return word ? [{ ...replaced, name: word.charAt(0).toUpperCase() + word.slice(1) }] : []
}

/** The facts after a correction: what is said now holds, what it stands against or in place of does not. */
export function correctFacts(known: Facts, text: string): Facts {
  const back = takenBack(text)
  const isBack = (words: string) => back.has(words.toLowerCase())
  const found = [...readNames(text, true), ...replacingName(text, known, back)]
  const names = unique(
    found.filter(({ name }) => !isBack(name)),
    ({ name }) => name,
  )
  const days = readDaysAnyTense(text).filter((day) => !isBack(day.text))
  return {
    names: names.length > 0 ? names : known.names.filter(({ name }) => !isBack(name)),
    days: days.length > 0 ? days : known.days.filter((day) => !isBack(day.text)),
  }
}

/**
 * What can be put into words for somebody: a name that is the only one that can be theirs, and the only day. A wrong
 * one is worse than none.
 * @param withWhom whom the situation is about, in a situation's own words
 */
export function factsFor(facts: Facts, withWhom: string): KnownFacts {
  const related = facts.names.filter(({ relation }) => relation === withWhom)
  const open = facts.names.filter(({ relation }) => relation === undefined)
  const names = related.length > 0 ? related : open.length === facts.names.length ? open : []
  const name = names.length === 1 ? names[0]?.name : undefined
  const day = facts.days.length === 1 ? facts.days[0] : undefined
  return { ...(name !== undefined && { name }), ...(day && { day }) }
}
