import { counted, joinWords } from '../../../platform/count-words.ts'

/** What was done in a time; null where it is not known. */
export type Practiced = {
  talks: number | null
  otherExercises: number | null
  /** What was practiced by name, the newest first; empty where it is not known. */
  talkTitles: readonly string[]
  skills: readonly string[]
  keptSentences: number | null
  conversations: number
}

/** More would be a list, which the map of skills already is. */
const MOST_NAMED = 5

/** Names after a word for what they are: "Talks: A; B; and 2 more." Titles may have commas. Empty for none. */
export function namedList(word: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const rest = names.length - MOST_NAMED
  return `${word}: ${names.slice(0, MOST_NAMED).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`
}

/** What was practiced, in the middle of a sentence: "practiced 3 talks and kept 4 sentences". Empty for nothing. */
export function practiceWords({
  talks,
  otherExercises,
  keptSentences,
  conversations,
}: Omit<Practiced, 'talkTitles' | 'skills'>): string {
  const exercises = [
    talks ? counted(talks, 'talk') : '',
    otherExercises ? counted(otherExercises, talks ? 'other exercise' : 'exercise') : '',
  ].filter(Boolean)
  return joinWords(
    [
      exercises.length > 0 ? `practiced ${exercises.join(' and ')}` : '',
      conversations ? `had ${counted(conversations, 'conversation')}` : '',
      keptSentences ? `kept ${counted(keptSentences, 'sentence')} in My words` : '',
    ].filter(Boolean),
  )
}
