import { counted, joinWords } from '../../../platform/count-words.ts'

/** What was done in a time; null where it is not known. */
export type Practiced = {
  talks: number | null
  otherExercises: number | null
  keptSentences: number | null
  conversations: number
}

/** What was practiced, in the middle of a sentence: "practiced 3 talks and kept 4 sentences". Empty for nothing. */
export function practiceWords({ talks, otherExercises, keptSentences, conversations }: Practiced): string {
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
