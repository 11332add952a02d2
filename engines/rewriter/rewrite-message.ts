import { splitSentences } from '#engines/english/split-sentences.ts'
import { addFromContext } from './add-from-context.ts'
import { applyPhrases } from './apply-phrases.ts'
import { calmShouting } from './calm-shouting.ts'
import { dropRepeatedApologies } from './drop-repeated-apologies.ts'
import { leadWithRequest } from './lead-with-request.ts'
import { addLetterForm } from './letter-form.ts'
import type { MessageChange } from './message-change.ts'
import { noteFields } from './note-fields.ts'
import { overApologies } from './phrases/apologies.ts'
import { hedges } from './phrases/hedges.ts'
import { idioms } from './phrases/idioms.ts'
import { insults } from './phrases/insults.ts'
import { judgments } from './phrases/judgments.ts'
import { shortForms } from './phrases/short-forms.ts'
import { withProtectedSpans } from './protect-spans.ts'
import { type ContextReading, readContext } from './read-context.ts'
import { type ReaderKind, readerKind } from './reader-kind.ts'
import { softenAccusations } from './soften-accusations.ts'
import { isAskedFormally, softenCommand } from './soften-commands.ts'
import { splitLongSentence } from './split-long-sentence.ts'
import { tidySentence } from './tidy-sentence.ts'

export type RewriteInput = { originalText: string; context?: string; relationship?: string }
export type Rewrite = {
  rewritten: string
  changes: MessageChange[]
  /** What the context and the relationship did, or that they did nothing; only of fields that were filled in. */
  notes: string[]
}

const reasons = {
  shouting: 'Capitals and repeated marks read as shouting, also when you do not mean it.',
  accusation:
    '"Always" and "never" invite a reader to argue about the exception. What you noticed is harder to argue with.',
  command: 'With "please" a request sounds like a request and not like an order. It asks for the same thing.',
  formal: 'For this reader the request is a polite question. It asks for the same thing.',
  long: 'Two shorter sentences are easier to follow than one long one.',
  tidy: 'Spaces and capital letters show where words and sentences begin.',
  apologies: 'One apology is heard better than several.',
  lead: 'What you ask for stands first, where the reader looks first.',
}

/** What stays when a message was nothing but an insult: that the writer is upset is all it said. */
const ONLY_AN_INSULT = 'I am upset about this.'
/** One rewrite may make another one possible. Each pass shortens or mends, so few are ever needed. */
const MAX_PASSES = 5

type Form = { relationship: string; context: ContextReading; names: ReadonlySet<string> }
type Step = { text: string; changes: MessageChange[] }
type Reading = {
  reader: ReaderKind
  names: ReadonlySet<string>
  /** Apologies and softening words that are all of a message are what it says; else they are left out. */
  keepsSoftWords?: boolean
}

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

function softenForReader(text: string, reader: ReaderKind): Step {
  const isFormal = reader === 'formal' && isAskedFormally(text)
  const { text: softened, changes } = step(
    text,
    softenCommand(text, reader),
    isFormal ? reasons.formal : reasons.command,
  )
  return {
    text: softened,
    changes: isFormal ? changes.map((one) => ({ ...one, from: 'relationship' })) : changes,
  }
}

function rewriteSentence(
  original: string,
  { reader, names, keepsSoftWords = false }: Reading,
): { sentences: string[]; changes: MessageChange[] } {
  const { text, changes } = runSteps(foldBlanks(original), [
    (text) => applyPhrases(text, shortForms),
    (text) => applyPhrases(text, insults),
    (text) => applyPhrases(text, judgments),
    (text) => step(text, calmShouting(text, names), reasons.shouting),
    ...(keepsSoftWords ? [] : [overApologies, hedges]).map(
      (group) => (text: string) => applyPhrases(text, group),
    ),
    (text) => step(text, softenAccusations(text), reasons.accusation),
    (text) => applyPhrases(text, idioms),
    (text) => softenForReader(text, reader),
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

function rewriteBody(text: string, reading: Reading): Step {
  const pieces = text.split(/(\n+)/)
  const paragraphs = pieces.map((piece, index) =>
    index % 2 === 0 ? rewriteParagraph(piece.trim(), reading) : { text: piece, changes: [] },
  )
  const body = paragraphs
    .map((paragraph) => paragraph.text)
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text: body, changes: paragraphs.flatMap((paragraph) => paragraph.changes) }
}

/** What the rules leave of a message, or, where they leave nothing, what it says without its insults. */
function rewriteWords(text: string, reading: Reading): Step {
  const shortened = rewriteBody(text, reading)
  if (shortened.text !== '' || !hasContent(text)) return shortened
  const whole = rewriteBody(text, { ...reading, keepsSoftWords: true })
  return whole.text === '' ? { ...shortened, text: ONLY_AN_INSULT } : whole
}

function rewriteOnce(text: string, form: Form): Step {
  const reader = readerKind(form.relationship)
  const words = rewriteWords(text, { reader, names: new Set([...namesIn(text), ...form.names]) })
  const told = addFromContext(words.text, form.context, reader)
  const letter = addLetterForm(told.text, form.relationship)
  const changes = [...words.changes, ...told.changes, ...(letter.change ? [letter.change] : [])]
  return { text: letter.text, changes }
}

/** Whether a rewrite says what was written, letter for letter; blanks around it and the kind of line breaks aside. */
export function isSameMessage(originalText: string, rewritten: string): boolean {
  const bare = (text: string) => text.replaceAll('\r\n', '\n').trim()
  return bare(originalText) === bare(rewritten)
}

/**
 * Rewrites one message by fixed rules so that its reader understands it: no shouting, no insults, no piles of
 * hedges, plain words, short sentences, the request first. Facts, names, numbers, addresses, quotations and
 * questions stay as they are; nothing is promised that the writer did not write. From the context come a request and a
 * time that the message lacks, and names. A message that needs nothing comes back as it is, with no changes. Rewriting a result again changes nothing.
 */
export function rewriteMessage({ originalText, context = '', relationship = '' }: RewriteInput): Rewrite {
  const names = namesIn(context)
  const form = { relationship, context: readContext(context), names }
  return withProtectedSpans(originalText.replaceAll('\r\n', '\n'), (marked, restore) => {
    const changes: MessageChange[] = []
    let text = marked.trim()
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const result = rewriteOnce(text, form)
      changes.push(...result.changes)
      if (result.text === text) break
      text = result.text
    }
    const isChanged = changes.length > 0 && hasContent(marked)
    const rewritten = isChanged ? restore(text) : originalText
    const isSpelledAnew = (name: string) =>
      originalText.toLowerCase().includes(name.toLowerCase()) && !originalText.includes(name)
    const knowsNames = [...names].some((name) => isSpelledAnew(name) && rewritten.includes(name))
    const shown = changes.map((change) => ({
      ...change,
      before: restore(change.before),
      after: restore(change.after),
    }))
    return {
      rewritten,
      changes: isChanged ? shown : [],
      notes: noteFields({ context, relationship }, isChanged ? changes : [], knowsNames),
    }
  })
}
