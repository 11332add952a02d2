import MiniSearch from 'minisearch'
import type { SkillCard } from '#domain/coaching/skill-card.ts'
import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { isStopWord } from '#engines/english/stop-words.ts'
import type { FollowUpKind, Reading, ReadMessage } from '#engines/reader/reading.ts'
import type { CoachingSituation } from '../content/load-situations.ts'

const MAX_SITUATIONS = 10
/** The likeliest ones share so much; the rest says that there may be none. */
const MOST_SURENESS = 0.9
/** How much clearer than its score a lead makes the first one. */
const SHARPNESS = 3
/** With a lower score there are only words in common that stand everywhere. */
const LOWEST_SCORE = 4

/** Over words as `splitWords` gives them; the first that matches wins. */
const followUps: readonly (readonly [FollowUpKind, RegExp])[] = [
  ['not-that', /\bnot (that|this|what i (mean|meant|asked))\b|\bwrong (one|topic|answer)\b|\bmisunder/],
  ['did-not-work', /\bnot (work|help)(ed|s)?\b|\btried\b|\bfailed\b|\bmade it worse\b/],
  ['too-much', /\btoo much\b|\bcannot now\b|\bneed a break\b|^stop\b/],
  ['shorter', /\bshort(er)?\b|\btoo long\b|\btl ?dr\b|\bless text\b|\bone sentence\b/],
  ['example', /\bexamples?\b|\bfor instance\b/],
  ['steps', /\bsteps?\b|\bnext\b|\bwhere do i (start|begin)\b|^how$/],
  [
    'words',
    /\bwhat (can|do|should|could) i (say|write|text|reply)\b|\bhow do i (say|put|write|phrase)\b|\bwording\b/,
  ],
  ['explain', /\b(explain|mean|means|understand|huh)\b/],
  ['why', /^(but |and |so )*why\b|\breason\b/],
  ['thanks', /\b(thanks|thank you|thx|ty|bye|helpful|helps|helped)\b/],
  ['corrected-fact', /^(no )?(it )?(is |not )?(not|actually|i meant) (my|the|on|a)\b/],
]

/** A longer message tells something of its own. */
const MAX_FOLLOW_UP_WORDS = 12

function readFollowUp(text: string): Reading['followUp'] {
  const words = splitWords(text)
  const [kind] =
    words.length > MAX_FOLLOW_UP_WORDS ? [] : (followUps.find(([, find]) => find.test(words.join(' '))) ?? [])
  return kind ? { is: kind, sureness: 0.8 } : { is: 'more-facts', sureness: 0 }
}

const asks: readonly (readonly [Reading['asks']['is'], RegExp])[] = [
  ['say', /\b(what|how) (can|do|should|could) i (say|write|tell|ask|answer|reply)\b/],
  ['meaning', /\bwhat (does|did|do)\b.*\bmean\b|\bis (he|she|it) (angry|serious|joking)\b/],
  ['do', /\b(what|how) (can|do|should|could|must) i\b/],
  ['why', /\bwhy\b/],
]

function readAsks(text: string): Reading['asks'] {
  const words = splitWords(text).join(' ')
  const [kind] = asks.find(([, find]) => find.test(words)) ?? []
  return kind ? { is: kind, sureness: 0.7 } : { is: 'other', sureness: 0 }
}

/**
 * Reads messages by the words that they share with situations and the questions of their cards. It stands in until
 * trained weights do this, and is far less sure of what it finds than they are.
 */
export function createWordReader(
  situations: readonly CoachingSituation[],
  cards: readonly SkillCard[],
): ReadMessage {
  const questions = new Map(cards.map(({ id, title, questions: own }) => [id, [title, ...own].join('\n')]))
  const index = new MiniSearch<{ id: string; matter: string; card: string }>({
    fields: ['matter', 'card'],
    tokenize: splitWords,
    processTerm: (term) => (isStopWord(term) ? null : stemEnglish(term)),
    searchOptions: { boost: { matter: 2 } },
  })
  index.addAll(
    situations.map(({ id, title, matter, cardId = '' }) => ({
      id,
      matter: `${title} ${matter}`,
      card: questions.get(cardId) ?? '',
    })),
  )
  return (text) => {
    const hits = index.search(text).filter(({ score }) => score >= LOWEST_SCORE)
    const best = hits
      .slice(0, MAX_SITUATIONS)
      .map(({ id, score }) => ({ id: String(id), weight: score ** SHARPNESS }))
    const sum = best.reduce((total, { weight }) => total + weight, 0)
    return {
      situations: best.map(({ id, weight }) => ({ id, sureness: (MOST_SURENESS * weight) / sum })),
      asks: readAsks(text),
      who: { is: 'person', sureness: 0 },
      followUp: readFollowUp(text),
    }
  }
}
