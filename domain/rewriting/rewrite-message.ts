import { applyPhrases } from './apply-phrases.ts'
import { calmShouting } from './calm-shouting.ts'
import { dropRepeatedApologies } from './drop-repeated-apologies.ts'
import { leadWithRequest } from './lead-with-request.ts'
import { addLetterForm } from './letter-form.ts'
import type { MessageChange } from './message-change.ts'
import { overApologies } from './phrases/apologies.ts'
import { hedges } from './phrases/hedges.ts'
import { idioms } from './phrases/idioms.ts'
import { insults } from './phrases/insults.ts'
import { judgments } from './phrases/judgments.ts'
import { shortForms } from './phrases/short-forms.ts'
import { withProtectedSpans } from './protect-spans.ts'
import { type ReaderKind, readerKind } from './reader-kind.ts'
import { softenAccusations } from './soften-accusations.ts'
import { softenCommand } from './soften-commands.ts'
import { splitLongSentence } from './split-long-sentence.ts'
import { splitSentences } from './split-sentences.ts'
import { tidySentence } from './tidy-sentence.ts'

export type RewriteInput = { originalText: string; context?: string; relationship?: string }
export type Rewrite = { rewritten: string; changes: MessageChange[] }

const reasons = {
  shouting: 'Capitals and repeated marks read as shouting, also when you do not mean it.',
  accusation:
    '"Always" and "never" invite a reader to argue about the exception. What you noticed is harder to argue with.',
  command: 'With "please" a request sounds like a request and not like an order. It asks for the same thing.',
  long: 'Two shorter sentences are easier to follow than one long one.',
  tidy: 'Spaces and capital letters show where words and sentences begin.',
  apologies: 'One apology is heard better than several.',
  lead: 'What you ask for stands first, where the reader looks first.',
}

/** What stays when a message was nothing but an insult: that the writer is upset is all it said. */
const ONLY_AN_INSULT = 'I am upset about this.'
/** One rewrite may make another one possible. Each pass shortens or mends, so few are ever needed. */
const MAX_PASSES = 5

type Step = { text: string; changes: MessageChange[] }
type Reading = { reader: ReaderKind; names: ReadonlySet<string> }

function step(before: string, after: string, reason: string): Step {
  return { text: after, changes: before === after ? [] : [{ before, after, reason }] }
}

/** Runs one rule after the other over a sentence and collects what each changed. */
function runSteps(sentence: string, rules: readonly ((text: string) => Step)[]): Step {
  const changes: MessageChange[] = []
  let text = sentence
  for (const rule of rules) {
    const result = rule(text)
    text = result.text
    changes.push(...result.changes)
  }
  return { text, changes }
}

/** A request that lost its "I was wondering if" is a question now, and ends like one. */
function asQuestion(sentence: string): string {
  return /^(?:could|can|would|will|may|did) (?:you|i|we)\b[^.!?]*[.!]?$/iu.test(sentence)
    ? `${sentence.replace(/[.!]$/u, '')}?`
    : sentence
}

const hasContent = (text: string) => /[\p{L}\p{N}\uE000\p{Extended_Pictographic}]/u.test(text)

/** Runs of blanks as one space each: rules look for a phrase at every blank and read on to the last one. */
const foldBlanks = (text: string) => text.replace(/[^\S\n]{2,}/gu, ' ')

function rewriteSentence(
  original: string,
  { reader, names }: Reading,
): { sentences: string[]; changes: MessageChange[] } {
  const { text, changes } = runSteps(foldBlanks(original), [
    (text) => applyPhrases(text, shortForms),
    (text) => applyPhrases(text, insults),
    (text) => applyPhrases(text, judgments),
    (text) => step(text, calmShouting(text, names), reasons.shouting),
    (text) => applyPhrases(text, overApologies),
    (text) => applyPhrases(text, hedges),
    (text) => step(text, softenAccusations(text), reasons.accusation),
    (text) => applyPhrases(text, idioms),
    (text) => step(text, softenCommand(text, reader), reasons.command),
  ])
  const isReworded = changes.length > 0
  const parts = splitLongSentence(text)
  const sentences = parts.map((part) => tidySentence(isReworded ? asQuestion(part) : part)).filter(hasContent)
  if (parts.length > 1) changes.push({ before: text, after: sentences.join(' '), reason: reasons.long })
  else if (!isReworded) changes.push(...step(original, sentences.join(' '), reasons.tidy).changes)
  // What a reader is shown as the result of the last rule is the sentence as it will stand.
  const last = changes.at(-1)
  if (last) changes[changes.length - 1] = { ...last, after: sentences.join(' ') }
  return { sentences, changes }
}

function rewriteParagraph(paragraph: string, reading: Reading): Step {
  const rewritten = splitSentences(paragraph).map((sentence) => rewriteSentence(sentence, reading))
  const changes = rewritten.flatMap((part) => part.changes)
  const sentences = rewritten.flatMap((part) => part.sentences)
  const apologized = dropRepeatedApologies(sentences)
  const led = leadWithRequest(apologized)
  changes.push(...step(sentences.join(' '), apologized.join(' '), reasons.apologies).changes)
  changes.push(...step(apologized.join(' '), led.join(' '), reasons.lead).changes)
  return { text: led.join(' '), changes }
}

/** Words with one capital letter inside a sentence: names, which a shouted sentence elsewhere may contain too. */
function namesIn(text: string): Set<string> {
  return new Set(text.match(/(?<=[\p{Ll}\p{N},;:] )\p{Lu}\p{Ll}+/gu) ?? [])
}

function rewriteOnce(text: string, relationship: string): Step {
  const reading = { reader: readerKind(relationship), names: namesIn(text) }
  const pieces = text.split(/(\n+)/)
  const paragraphs = pieces.map((piece, index) =>
    index % 2 === 0 ? rewriteParagraph(piece.trim(), reading) : { text: piece, changes: [] },
  )
  const body = paragraphs
    .map((paragraph) => paragraph.text)
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const changes = paragraphs.flatMap((paragraph) => paragraph.changes)
  const letter = addLetterForm(hasContent(text) && body === '' ? ONLY_AN_INSULT : body, relationship)
  return { text: letter.text, changes: letter.change ? [...changes, letter.change] : changes }
}

/**
 * Rewrites one message by fixed rules so that its reader understands it: no shouting, no insults, no piles of
 * hedges, plain words, short sentences, the request first. Facts, names, numbers, addresses, quotations and
 * questions stay as they are; nothing is promised that the writer did not write. A message that needs nothing
 * comes back as it is, with no changes. Rewriting a result again changes nothing.
 */
export function rewriteMessage({ originalText, relationship = '' }: RewriteInput): Rewrite {
  return withProtectedSpans(originalText.replaceAll('\r\n', '\n'), (marked, restore) => {
    const changes: MessageChange[] = []
    let text = marked.trim()
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const result = rewriteOnce(text, relationship)
      changes.push(...result.changes)
      if (result.text === text) break
      text = result.text
    }
    if (changes.length === 0 || !hasContent(marked)) return { rewritten: originalText, changes: [] }
    const shown = changes.map(({ before, after, reason }) => ({
      before: restore(before),
      after: restore(after),
      reason,
    }))
    return { rewritten: restore(text), changes: shown }
  })
}
