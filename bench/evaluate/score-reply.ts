import type { ReplyLength } from '#domain/coaching/reply-length.ts'
import type { ReplyPart } from '#domain/coaching/reply-parts.ts'
import { maxWords } from '#engines/coach/thresholds.ts'

/** What is measured of a reply without a judge. */
export type ReplyScore = {
  words: number
  /** Not longer than its reply length allows. */
  isShort: boolean
  /** Begins with an answer, and has no part twice that stands once. */
  isInOrder: boolean
  /** Automated Readability Index: about the school year in which it can be read. */
  grade: number
  /** Words that the product never says, as they stand in the reply. */
  banned: readonly string[]
  /** Rests on a card or names who can answer. */
  isGrounded: boolean
  /** Says that it did not understand, is not sure what is meant, or cannot help. */
  isRefusal: boolean
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * The Automated Readability Index (Smith and Senter, 1967): 4.71 × letters per word + 0.5 × words per sentence − 21.43.
 * @returns the school grade, at least 0; 0 for a text without words
 */
export function readingGrade(text: string): number {
  const words = count(text, /[\p{L}\p{N}'’-]+/gu)
  if (words === 0) return 0
  const letters = count(text, /[\p{L}\p{N}]/gu)
  const sentences = Math.max(1, count(text, /[.!?]+(?=\s|$|["”'])/g))
  return Math.max(0, (4.71 * letters) / words + (0.5 * words) / sentences - 21.43)
}

/** Masking, treatment, invented knowledge, cheer, and feelings that software does not have. */
const neverSaid =
  /\b(make (more )?eye contact|act normal|seem normal|blend in|smile more|fix yourself|your disorder|your deficits?|your symptoms|as a therapist|in therapy with me|studies show|research shows|experts agree|i understand how you feel|i feel your|i('m| am) proud of you|you('ve| have) got this|don['’]t worry)\b|!{1,}|\bas an ai( language)? model\b/giu

const refusal =
  /\b(not sure (that )?I understood|and I am not sure( which)?|did not understand|understood you wrongly|cannot help with|can['’]t help with|unable to assist|do not know yet what this is about)\b/iu

const once = ['open', 'now', 'address', 'options'] as const

/** What can be said of a reply without reading it as a person would. `sources` are the cards that it rests on. */
export function scoreReply(
  {
    response,
    parts,
    sources,
  }: { response: string; parts: readonly ReplyPart[]; sources: readonly unknown[] },
  length: ReplyLength,
): ReplyScore {
  const plain = response.replace(/^- \[ \] |[*>#]+/gm, '')
  const words = count(plain, /\S+/g)
  const kinds = parts.map(({ kind }) => kind)
  return {
    words,
    isShort: words <= maxWords[length],
    isInOrder:
      kinds.length > 0 &&
      ['answer', 'step', 'words'].includes(kinds[0] ?? '') &&
      once.every((kind) => kinds.filter((of) => of === kind).length <= 1),
    grade: readingGrade(plain),
    banned: [...plain.matchAll(neverSaid)].map(([said]) => said),
    isGrounded: sources.length > 0 || kinds.includes('address'),
    isRefusal: refusal.test(plain),
  }
}
