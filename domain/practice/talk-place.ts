import type { Talk } from './exercise.ts'

export type TalkPlace = 'phone' | 'outside' | 'kitchen' | 'table' | 'counter' | 'school' | 'office' | 'room'

/** What the first turn says of where one is; the first that fits counts. */
const byFirstTurn: readonly [TalkPlace, RegExp][] = [
  ['phone', /\bwrites\b|\bIt rings\b|^\w+ calls\b|comes to your phone/],
  ['outside', /bus stop|front door|at his door|behind the gym|\bopposite\b|speaks to the window/i],
  ['kitchen', /\bsink\b|sizzles|food on the table/],
  ['table', /\bcake\b|puts his cup down/],
  ['counter', /asks the doctor/],
  ['school', /\blibrary\b.*\bchair\b/],
]
/** Else what the other person is. */
const byRelation: readonly [TalkPlace, RegExp][] = [
  ['counter', /clerk|receptionist|desk of|doctor|supermarket/],
  ['school', /teacher|classmate/],
  ['office', /supervisor|colleague|coworker|manager|trainer/],
]

const firstThatFits = (rules: readonly [TalkPlace, RegExp][], text: string) =>
  rules.find(([, sign]) => sign.test(text))?.[0]

/** Where a talk takes place, as far as its text says so; a room at home where it does not. It chooses a drawing alone. */
export function talkPlace({ turns, start, partner }: Talk): TalkPlace {
  const says = turns[start]?.says ?? ''
  return firstThatFits(byFirstTurn, says) ?? firstThatFits(byRelation, partner.relation) ?? 'room'
}
