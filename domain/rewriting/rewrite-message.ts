import { applyPhrases } from './apply-phrases.ts'
import { calmShouting } from './calm-shouting.ts'
import { leadWithRequest } from './lead-with-request.ts'
import { addLetterForm } from './letter-form.ts'
import type { MessageChange } from './message-change.ts'
import { accusations, hedges, idioms, insults, overApologies } from './phrase-rules.ts'
import { withProtectedSpans } from './protect-spans.ts'
import { softenCommand } from './soften-commands.ts'
import { splitLongSentence } from './split-long-sentence.ts'
import { asSentence, splitSentences } from './split-sentences.ts'

export type RewriteInput = { originalText: string; context?: string; relationship?: string }
export type Rewrite = { rewritten: string; changes: MessageChange[] }

const phraseGroups = [insults, overApologies, hedges, accusations, idioms]

const reasons = {
  shouting: 'Capitals and repeated marks read as shouting, also when you do not mean it.',
  command: 'With "please" a request sounds like a request and not like an order. It asks for the same thing.',
  long: 'Two shorter sentences are easier to follow than one long one.',
  tidy: 'Capital letters and end marks show where a sentence begins and ends.',
  lead: 'What you ask for stands first, where the reader looks first.',
}

/** What stays when a message was nothing but an insult: that the writer is upset is all it said. */
const ONLY_AN_INSULT = 'I am upset about this.'

type Step = { text: string; changes: MessageChange[] }

function step(before: string, after: string, reason: string): Step {
  return { text: after, changes: before === after ? [] : [{ before, after, reason }] }
}

function rewriteSentence(original: string): { sentences: string[]; changes: MessageChange[] } {
  const calm = step(original, calmShouting(original), reasons.shouting)
  const changes = [...calm.changes]
  let { text } = calm
  for (const group of phraseGroups) {
    const replaced = applyPhrases(text, group)
    text = replaced.text
    changes.push(...replaced.changes)
  }
  const request = step(text, softenCommand(text), reasons.command)
  const parts = splitLongSentence(request.text)
  const sentences = parts
    .map((part) => asQuestion(asSentence(part)))
    .filter((part) => /[\p{L}\p{N}\uE000\p{Extended_Pictographic}]/u.test(part))
  changes.push(...request.changes)
  if (changes.length === 0 && parts.length === 1) {
    changes.push(...step(original, sentences.join(' '), reasons.tidy).changes)
  }
  if (parts.length > 1)
    changes.push({ before: request.text, after: sentences.join(' '), reason: reasons.long })
  return { sentences, changes }
}

/** A request that lost its "I was wondering if" is a question now, and ends like one. */
function asQuestion(sentence: string): string {
  return /^(?:could|can|would|will|may) (?:you|i|we)\b[^.!?]*\.$/iu.test(sentence)
    ? `${sentence.slice(0, -1)}?`
    : sentence
}

function rewriteParagraph(paragraph: string): Step {
  const rewritten = splitSentences(paragraph).map(rewriteSentence)
  const sentences = rewritten.flatMap((part) => part.sentences)
  const led = leadWithRequest(sentences)
  const changes = rewritten.flatMap((part) => part.changes)
  if (led.join(' ') !== sentences.join(' '))
    changes.push({ before: sentences.join(' '), after: led.join(' '), reason: reasons.lead })
  return { text: led.join(' '), changes }
}

/**
 * Rewrites one message by fixed rules so that its reader understands it: no shouting, no insults, no piles of
 * hedges, plain words, short sentences, the request first. Facts, names, numbers, addresses and questions stay
 * as they are; nothing is promised that the writer did not write. A message that needs nothing comes back as it
 * is, with no changes. Rewriting a result again changes nothing.
 */
export function rewriteMessage(input: RewriteInput): Rewrite {
  const original = input.originalText.trim()
  return withProtectedSpans(original, (marked, restore) => {
    const paragraphs = marked.split(/\n+/).map((paragraph) => rewriteParagraph(paragraph.trim()))
    const body = paragraphs
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n\n')
    const changes = paragraphs.flatMap((paragraph) => paragraph.changes)
    const kept = body === '' && original !== '' ? ONLY_AN_INSULT : body
    const letter = addLetterForm(kept, input.relationship ?? '')
    if (letter.change) changes.push(letter.change)
    if (changes.length === 0) return { rewritten: original, changes: [] }
    const restored = changes.map(({ before, after, reason }) => ({
      before: restore(before),
      after: restore(after),
      reason,
    }))
    return { rewritten: restore(letter.text), changes: restored }
  })
}
