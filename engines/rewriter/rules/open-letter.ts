import type { Suggestion } from '../edit.ts'
import { expectsLetter } from '../reader-kind.ts'
import type { Rule } from '../reading.ts'
import { sentenceSpans } from '../sentence-spans.ts'

const greeting =
  /^(?:hi|hello|hey|hiya|dear|yo|good (?:morning|afternoon|evening|day)|to whom it may concern|greetings)(?![\p{L}])/iu
const bareGreeting = /^(hi|hello|hey|good (?:morning|afternoon|evening))(?= ?[,.!\n]| ?$)/iu
/** A letter may begin with its reader's name too. */
const addressed = /^(?:(?:mr|mrs|ms|mx|miss|dr|prof|sir|madam)\b\.?|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?[,:])/u
/** Shorter messages are notes, not letters. */
const MIN_SENTENCES = 3

/** Whether a text begins with a greeting, alone or before its first sentence. */
export const beginsWithGreeting = (text: string): boolean => greeting.test(text.trim())

/** A greeting for a reader who expects one, and the reader's name in a greeting without one. */
export const openLetter: Rule = (text, { way, relationship, readerName }): Suggestion[] => {
  const bare = bareGreeting.exec(text)
  if (bare && readerName && !text.includes(readerName)) {
    const edits = [{ start: 0, end: bare[0].length, put: `${bare[0]} ${readerName}` }]
    return [
      {
        edits,
        reason: 'You named the reader. With the name the reader knows who is meant.',
        from: 'relationship',
      },
    ]
  }
  const isLetter = expectsLetter(relationship) && sentenceSpans(text).length >= MIN_SENTENCES
  if (way !== 'softer' || !isLetter || beginsWithGreeting(text) || addressed.test(text)) return []
  const edits = [{ start: 0, end: 0, put: `Hello${readerName ? ` ${readerName}` : ''},\n\n` }]
  return [
    { edits, reason: 'This reader probably expects a greeting. You can leave it out.', from: 'relationship' },
  ]
}
