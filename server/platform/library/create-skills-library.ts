import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { createTermAnalyzer, meaningOf, tokensOf } from '#domain/coaching/search/analyze-terms.ts'
import { createWordCompleter } from '#domain/coaching/search/complete-word.ts'
import { createSpellingCorrector } from '#domain/coaching/search/correct-spelling.ts'
import { matchConfidence } from '#domain/coaching/search/match-confidence.ts'
import { questionLikeness } from '#domain/coaching/search/question-likeness.ts'
import { rankScore } from '#domain/coaching/search/rank-score.ts'
import { termRarity } from '#domain/coaching/search/term-rarity.ts'
import { createTopicSpace } from '#domain/coaching/search/topic-space.ts'
import { wordByWord } from '#domain/coaching/search/word-by-word.ts'
import type { CoachingContent } from '../content/load-coaching-content.ts'
import { type CardScores, createCardIndex } from './create-card-index.ts'
import { createQueryReader, type QueryTerm } from './create-query-reader.ts'
import { loadSearchWords, type SearchWords } from './load-search-words.ts'
import { type CardTerms, readCardTerms } from './read-card-terms.ts'
import type { LibraryHit, SkillsLibrary } from './skills-library.ts'

const DEFAULT_LIMIT = 5
/** A card far below the best one is no alternative to it. */
const LOWEST_SHARE_OF_BEST = 0.25
/** A corrected word is half as good a sign as one that was spelled right. */
const CORRECTED_TERM = 0.5

type RankedCard = CardTerms & {
  fullTextShare: number
  question: number
  isOwnQuestion: boolean
  topic: number
  score: number
}

/** The search over all cards. Everything is computed from the content once, at start. */
export function createSkillsLibrary(
  content: Pick<CoachingContent, 'cards'>,
  words: SearchWords = loadSearchWords(),
): SkillsLibrary {
  const analyzer = createTermAnalyzer(words.synonyms)
  const analyze = (text: string) => analyzer.analyze(text)
  const cards = content.cards.map((card) => readCardTerms(card, words.everydayWords[card.id] ?? [], analyze))
  const rarity = termRarity(cards.map(({ weights }) => new Set(weights.keys())))
  const space = createTopicSpace(
    cards.map(({ weights }) => weights),
    rarity,
  )
  const stems = [...analyzer.vocabulary, ...cards.flatMap(({ weights }) => [...weights.keys()])].filter(
    (token) => !/[=_]/.test(token),
  )
  const readQuery = createQueryReader({
    analyzer,
    index: createCardIndex(cards),
    correct: createSpellingCorrector(stems),
    complete: createWordCompleter(stems),
    rarity,
  })

  function rankCards(query: string, terms: readonly QueryTerm[], scope: string): RankedCard[] {
    const fullText = sumScores(terms.map(({ scores }) => scores))
    const bestFullText = Math.max(0, ...fullText.values())
    const topics = space.similarities(terms.flatMap(tokensOf))
    const meanings = new Set(terms.map(meaningOf))
    const asked = wordByWord(query)
    return cards.map((terms, position) => {
      const isOwnQuestion = terms.ownQuestions.has(asked)
      const question = Math.max(
        0,
        ...terms.questionMeanings.map((own) => questionLikeness(meanings, own, rarity)),
      )
      const topic = topics[position] ?? 0
      const evidence = { fullText: fullText.get(terms.card.id) ?? 0, question, topic, isOwnQuestion }
      const score = rankScore({ ...evidence, isInModule: terms.card.module === scope }, bestFullText)
      const fullTextShare = evidence.fullText / (bestFullText || 1)
      return { ...terms, question, isOwnQuestion, topic, fullTextShare, score }
    })
  }

  return {
    search(query, scope, limit = DEFAULT_LIMIT) {
      const terms = readQuery(query)
      const ranked = rankCards(query, terms, scope)
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
      return judgeHits(ranked, terms, scope).slice(0, limit)
    },
  }
}

function sumScores(scoresOfTerms: readonly CardScores[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const scores of scoresOfTerms) {
    for (const [id, score] of scores) sums.set(id, (sums.get(id) ?? 0) + score)
  }
  return sums
}

/** Adds how sure each match is. A first card that is not even a guess means that there is nothing. */
function judgeHits(
  ranked: readonly RankedCard[],
  terms: readonly QueryTerm[],
  scope: ChatScope,
): LibraryHit[] {
  const [best, rival] = ranked
  if (!best) return []
  const unknownShare = terms.filter(({ scores }) => scores.size === 0).length / Math.max(1, terms.length)
  const hits = ranked
    .filter(({ score }) => score >= LOWEST_SHARE_OF_BEST * best.score)
    .map(({ card, topicTokens, score, ...evidence }) => {
      const matched = terms.filter((term) => tokensOf(term).some((token) => topicTokens.has(token)))
      const matchedTerms = matched.reduce((sum, term) => sum + (term.isCorrected ? CORRECTED_TERM : 1), 0)
      const rivalShare = card === best.card ? (rival?.score ?? 0) / score : 1
      const isElsewhere = scope !== 'assistant' && card.module !== scope
      const confidence = matchConfidence({
        isElsewhere,
        ...evidence,
        termCount: terms.length,
        matchedTerms,
        rivalShare,
        unknownShare,
      })
      return { card, score, confidence }
    })
  return hits[0]?.confidence === 'none' ? [] : hits
}
