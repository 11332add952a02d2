import { asMending, cut, type Edit, eachAlone, replaceEach, type Suggestion } from '../edit.ts'
import { permissions } from '../phrases/apologies.ts'
import type { PhraseGroup } from '../phrases/phrase-rule.ts'
import { selfInsult } from '../phrases/self-insults.ts'
import type { Rule } from '../reading.ts'

/** Enough to be a message when something else was left out. */
const MIN_LETTERS_LEFT = 8

const letters = (text: string) => text.match(/[\p{L}\p{N}\uE000]/gu)?.length ?? 0
const lettersWithout = (text: string, edits: readonly Edit[]) =>
  edits.reduce(
    (left, { start, end, put }) => left - letters(text.slice(start, end)) + letters(put),
    letters(text),
  )

/** Whether a message still says something without these places. */
const leavesContent = (text: string, edits: readonly Edit[]): boolean =>
  lettersWithout(text, edits) >= MIN_LETTERS_LEFT

/**
 * The rules of a phrase group one after the other, because one may make room for the next. Phrases that are all of a
 * message stay, but for those that go `always`.
 */
export function phraseRules(group: PhraseGroup, kind: 'alone' | 'mending' | 'always' = 'alone'): Rule[] {
  const asSuggestions = kind === 'mending' ? asMending : eachAlone
  return group.rules.map(({ find, put }) => (text) => {
    const edits = replaceEach(text, find, put)
    return put !== '' || kind === 'always' || leavesContent(text, edits)
      ? asSuggestions(edits, group.reason)
      : []
  })
}

const selfInsultReason =
  'You do not have to speak badly of yourself. The reader then answers what you ask and does not have to comfort you.'

/** Leaves out clauses that only insult the writer, where the message says something else. */
export const cutSelfInsults: Rule = (text) => {
  const edits = replaceEach(text, selfInsult, '')
  return leavesContent(text, edits) ? eachAlone(edits, selfInsultReason) : []
}

/** Keeps the first permission to say no. */
export const keepOnePermission: Rule = (text) => {
  const [, ...later] = replaceEach(text, permissions, '')
  return eachAlone(later, 'It was said once already that the reader may say no. Once is heard.')
}

const bareApology =
  /(?<=^|[.!?…,;\n]\s*|\s(?:and|but)\s)(?:(?:and|but|again|oh|god|ugh),? )?(?:i(?:'?m| am) )?(?:so |really |very |truly |deeply |terribly )*(?:sorry|apologies|my apologies|i apologi[sz]e)(?:,? (?:so |really |very )*sorry)*(?: again| about (?:this|that|it|everything)| for (?:this|that|it|everything))*(?=\s*(?:[.!…,;\n]|$))/gimu
const anyApology = /\b(?:sorry|apologi[sz]e|apologies)\b/giu
const apologyReason = 'One apology is heard better than several.'

/**
 * One apology: repeated words become one, and bare apologies go where the message apologizes elsewhere. Of bare ones
 * alone the first stays.
 */
export const keepOneApology: Rule = (text): Suggestion[] => {
  const stutter = replaceEach(text, /\b(sorry)(?:[,.]? (?:i(?:'?m| am) )?(?:so |very )*sorry)+\b/giu, '$1')
  if (stutter.length > 0) return eachAlone(stutter, apologyReason)
  const bare = [...text.matchAll(bareApology)]
  const hasReason = (text.match(anyApology)?.length ?? 0) > bare.length
  const edits = bare
    .filter(({ 0: words }, index) => hasReason || index > 0 || /\bagain\b/iu.test(words))
    .map((match) => cut(text, match.index, match.index + match[0].trimEnd().length))
  return leavesContent(text, edits) ? eachAlone(edits, apologyReason) : []
}
