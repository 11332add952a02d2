import { noteFields } from './note-fields.ts'
import { overApologies } from './phrases/apologies.ts'
import { fillers } from './phrases/fillers.ts'
import { hedges } from './phrases/hedges.ts'
import { insults, swearing } from './phrases/insults.ts'
import { judgments, strongWords } from './phrases/judgments.ts'
import type { PhraseGroup } from './phrases/phrase-rule.ts'
import { plainPhrases } from './phrases/plain-words.ts'
import { secondLanguage } from './phrases/second-language.ts'
import { shortForms } from './phrases/short-forms.ts'
import { slips } from './phrases/slips.ts'
import { withProtectedSpans } from './protect-spans.ts'
import { readContext } from './read-context.ts'
import { namedIn, readerKind, readerName } from './reader-kind.ts'
import type { Reading, RewriteWay, Rule } from './reading.ts'
import { addDeadline, addWish, nameSubject, nameTopic } from './rules/add-from-context.ts'
import { calmShouting } from './rules/calm-shouting.ts'
import { closeSentences, markQuestions, mendCapitals, mendingReason, mendSpaces } from './rules/end-marks.ts'
import { leadWithRequest } from './rules/lead-with-request.ts'
import { openLetter } from './rules/open-letter.ts'
import { cutSelfInsults, keepOneApology, keepOnePermission, phraseRules } from './rules/phrase-rules.ts'
import { findRequestBoundaries } from './rules/request-boundaries.ts'
import { ownFeelings, softenAccusations } from './rules/soften-accusations.ts'
import { addPlease, softenCommands } from './rules/soften-commands.ts'
import { splitLongSentences } from './rules/split-sentences.ts'
import { type Piece, type TextChange, TrackedText } from './tracked-text.ts'

export type RewriteInput = {
  originalText: string
  context?: string | undefined
  relationship?: string | undefined
  /** `clearer` where nothing is said. */
  way?: RewriteWay | undefined
}
export type Rewrite = {
  rewritten: string
  /** The message in stretches; those of one change stand or fall together. */
  pieces: Piece[]
  changes: TextChange[]
  /** What the context and the relationship did, or that they did nothing; only of fields that were filled in. */
  notes: string[]
}

/** What stays when a message was nothing but an insult: that the writer is upset is all it said. */
const ONLY_AN_INSULT = 'I am upset about this.'
/** One change may make another one possible. Each pass shortens or mends, so few are ever needed. */
const MAX_PASSES = 4
/** Fewer spaces and capital letters than this are no gain for a reader who is not formal. */
const MIN_MENDS = 2

type Step = { rules: readonly Rule[]; ways?: readonly RewriteWay[]; group?: PhraseGroup }

const group = (phrases: PhraseGroup, ways?: readonly RewriteWay[], kind?: 'mending' | 'always'): Step => ({
  rules: phraseRules(phrases, kind),
  group: phrases,
  ...(ways && { ways }),
})
const reworded = ['clearer', 'softer'] as const

/** In this order: words first, then whole sentences, then what the message lacks, then marks and capital letters. */
const steps: readonly Step[] = [
  { rules: [mendSpaces] },
  group(slips, undefined, 'mending'),
  group(secondLanguage),
  group(insults, undefined, 'always'),
  group(swearing, reworded),
  { rules: [cutSelfInsults] },
  { rules: [calmShouting] },
  group(fillers, reworded),
  group(shortForms, reworded, 'mending'),
  { rules: [keepOneApology, keepOnePermission] },
  group(overApologies, reworded),
  group(hedges, reworded),
  group(plainPhrases, reworded),
  group(judgments, reworded),
  group(strongWords, ['softer']),
  { rules: [findRequestBoundaries, splitLongSentences, markQuestions] },
  { rules: [softenCommands, softenAccusations, ownFeelings], ways: reworded },
  {
    rules: [leadWithRequest, nameSubject, addWish, addDeadline, nameTopic, addPlease, openLetter],
    ways: reworded,
  },
  { rules: [closeSentences], ways: reworded },
  { rules: [mendCapitals] },
]

const hasContent = (text: string) => /[\p{L}\p{N}\uE000\p{Extended_Pictographic}]/u.test(text)

function runPass(tracked: TrackedText, reading: Reading): void {
  for (const { rules, ways, group } of steps) {
    if (ways && !ways.includes(reading.way)) continue
    if (group && !group.anyOf.test(tracked.text)) continue
    for (const rule of rules) tracked.apply(rule(tracked.text, reading))
  }
}

/** Words with one capital letter inside a sentence: names, which a shouted sentence elsewhere may contain too. */
function namesIn(text: string): Set<string> {
  return new Set(text.match(/(?<=[\p{Ll}\p{N},;:] )\p{Lu}\p{Ll}+/gu) ?? [])
}

function readForm(text: string, { context = '', relationship = '', way = 'clearer' }: RewriteInput): Reading {
  const reader = readerKind(relationship)
  const name = readerName(relationship) ?? namedIn(context)
  const usesCapitals = way !== 'keep' || reader === 'formal' || /(?:^|[.!?]\s)\p{Lu}\p{Ll}/u.test(text)
  return {
    way,
    reader,
    ...(name && { readerName: name }),
    names: new Set([...namesIn(text), ...namesIn(context)]),
    context: readContext(context),
    relationship,
    usesCapitals,
  }
}

function track(text: string, reading: Reading): TrackedText {
  const tracked = new TrackedText(text)
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const before = tracked.text
    runPass(tracked, reading)
    if (tracked.text === before) break
  }
  if (hasContent(text) && !hasContent(tracked.text)) {
    const whole = new TrackedText(text)
    whole.apply([{ edits: [{ start: 0, end: text.length, put: ONLY_AN_INSULT }], reason: insults.reason }])
    return whole
  }
  return tracked
}

/** Whether the reader gains anything: a capital letter alone is no rewrite. */
function isGain(tracked: TrackedText, { reader }: Reading): boolean {
  const { pieces, changes } = tracked.result()
  const changed = pieces.filter(({ change }) => change !== null)
  const isTidied = changes.every(({ reason }) => reason === mendingReason)
  return !isTidied || changed.length >= (reader === 'formal' ? 1 : MIN_MENDS)
}

function unchanged({ originalText, context = '', relationship = '' }: RewriteInput): Rewrite {
  return {
    rewritten: originalText,
    pieces: [{ before: originalText, after: originalText, change: null }],
    changes: [],
    notes: noteFields({ context, relationship }, [], false),
  }
}

/** Whether a rewrite says what was written, letter for letter; blanks around it and the kind of line breaks aside. */
export function isSameMessage(originalText: string, rewritten: string): boolean {
  const bare = (text: string) => text.replaceAll('\r\n', '\n').trim()
  return bare(originalText) === bare(rewritten)
}

/**
 * Rewrites one message by fixed rules, in one of three ways: with the least change (`keep`), so that its reader
 * understands it (`clearer`), or so that it is also friendly (`softer`). Facts, names, numbers, addresses, quotations,
 * limits and questions stay as they are; where a rule is not sure it leaves the words alone. From the context come a
 * request, a time, a subject, a topic and names that the message lacks. A message that gains nothing comes back as it
 * is, with no changes.
 */
export function rewriteMessage(input: RewriteInput): Rewrite {
  const { context = '', relationship = '' } = input
  return withProtectedSpans(input.originalText.replaceAll('\r\n', '\n').trim(), (marked, restore) => {
    const reading = readForm(marked, input)
    const tracked = track(marked, reading)
    if (!isGain(tracked, reading)) return unchanged(input)
    const { pieces, changes } = tracked.result()
    const knowsNames = [...namesIn(context)].some(
      (name) => tracked.text.includes(name) && marked.includes(name.toUpperCase()),
    )
    return {
      rewritten: restore(tracked.text),
      pieces: pieces.map((piece) => ({
        ...piece,
        before: restore(piece.before),
        after: restore(piece.after),
      })),
      changes,
      notes: noteFields({ context, relationship }, changes, knowsNames),
    }
  })
}
