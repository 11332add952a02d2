import type { Act, ReadAct } from './act.ts'
import { hiddenByPhrases, isMark } from './carrying-phrases.ts'
import { type Doubt, doubtOf, type Meaning } from './doubt.ts'
import type { FoundPhrase, PhraseBook } from './find-phrases.ts'
import { firmAct } from './firm-words.ts'
import { isUsedLiterally } from './literal-use.ts'
import { sayingParts } from './message-parts.ts'
import { noInSoftWords } from './no-in-soft-words.ts'
import { type Seen, sayWords } from './say-words.ts'
import { FIRM_SURENESS, LITERAL_FROM } from './sureness.ts'

export type ReceivedMessage = { text: string; from?: string | undefined; where?: string | undefined }

export type Translation = {
  /** Whether it simply means what it says; `sureness` from 0 to 1. */
  literal: { is: boolean; sureness: number }
  says: string
  /** At most three, the likeliest first; empty when it means what it says. */
  canMean: Meaning[]
  unseen: string
  ask: string
  phrases: { said: string; means: string }[]
}

const isNo = (act: Act) => act === 'refuse' || act === 'limit'
const isSpoken = (where = '') => where === 'spoken' || where === 'phone'
const toneUnseen = 'Their voice and face, which a written message does not show.'

const noDoubt: Doubt = { canMean: [], unseen: '', ask: '' }

/** Whether the words mean what they say, and else what they can mean: never both. */
function judge(
  { where }: ReceivedMessage,
  seen: Seen,
  found: readonly FoundPhrase[],
): Pick<Translation, 'literal'> & Doubt {
  const { text, whole, firm } = seen
  const share = whole.literal
  if (firm !== null && (share >= LITERAL_FROM || !isNo(firm)))
    return { literal: { is: true, sureness: Math.max(share, FIRM_SURENESS) }, ...noDoubt }
  if (firm !== null) return { literal: { is: false, sureness: 1 - share }, ...noInSoftWords(firm, whole) }
  const literal = share * (1 - hiddenByPhrases(found, text))
  if (literal >= LITERAL_FROM) return { literal: { is: true, sureness: literal }, ...noDoubt }
  const doubt = doubtOf(seen, found, isSpoken(where))
  const isWritten = where !== undefined && where !== '' && !isSpoken(where)
  const unseen = isWritten ? `${doubt.unseen} ${toneUnseen}`.trim() : doubt.unseen
  return { literal: { is: false, sureness: 1 - literal }, ...doubt, unseen }
}

/**
 * What somebody's words say and what they can mean. First whether they simply mean what they say: a no, a limit or a
 * notice, which nothing makes doubtful, or words that the reader of acts takes so and no phrase contradicts; then
 * nothing is doubted and nothing asked.
 */
export function translateMessage(
  message: ReceivedMessage,
  phraseBook: PhraseBook,
  readAct: ReadAct,
): Translation {
  const { text, from, where } = message
  const found = phraseBook.find(text).filter((phrase) => !isSpoken(where) || !isMark(phrase))
  const whole = readAct(text, from)
  const parts = sayingParts(text).map((part) => ({ text: part, reading: readAct(part, from) }))
  const seen: Seen = { text, whole, parts, firm: firmAct(text, whole) }
  const { canMean, ...judged } = judge(message, seen, found)
  const explained = found.filter((phrase) => !judged.literal.is || !isUsedLiterally(phrase, text))
  return {
    ...judged,
    canMean: [...canMean],
    says: sayWords(seen),
    phrases: explained.map(({ entry, start, end }) => ({ said: text.slice(start, end), means: entry.means })),
  }
}
