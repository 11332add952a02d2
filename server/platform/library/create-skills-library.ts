import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { createTermAnalyzer, meaningOf, tokensOf } from '#domain/coaching/search/analyze-terms.ts'
import { createWordCompleter } from '#domain/coaching/search/complete-word.ts'
import { matchConfidence } from '#domain/coaching/search/match-confidence.ts'
import { createPhraseNearness } from '#domain/coaching/search/phrase-nearness.ts'
import { rankScore } from '#domain/coaching/search/rank-score.ts'
import { termRarity } from '#domain/coaching/search/term-rarity.ts'
import { createSpellingCorrector } from '#engines/english/correct-spelling.ts'
import { wordByWord } from '#engines/english/word-by-word.ts'
import type { CoachingContent } from '../content/load-coaching-content.ts'
import { type CardScores, createCardIndex } from './create-card-index.ts'
import { createQueryReader, type QueryTerm } from './create-query-reader.ts'
import { loadSearchWords, type SearchWords } from './load-search-words.ts'
import { type CardTerms, readCardTerms } from './read-card-terms.ts'
import type { LibraryHit, SkillsLibrary } from './skills-library.ts'

const DEFAULT_LIMIT = 5
/** A card that is so much less likely than the best one is no alternative to it. */
const LOWEST_SHARE_OF_BEST = 0.02
/** A corrected word is half as good a sign as one that was spelled right. */
const CORRECTED_TERM = 0.5

type SearchedCard = Pick<CardTerms, 'card' | 'topicTokens' | 'ownQuestions'>

type RankedCard = SearchedCard & {
  fullText: number
  coverage: number
  nearness: number
  nearestPhrase: number
  matchedTerms: number
  isOwnQuestion: boolean
  score: number
}

/** The search over all cards. Everything is computed from the content once, at start. */
export function createSkillsLibrary(
  content: Pick<CoachingContent, 'cards'>,
  words: SearchWords = loadSearchWords(),
): SkillsLibrary {
  const analyzer = createTermAnalyzer(words.synonyms)
  const analyze = (text: string) => analyzer.analyze(text)
  const read = content.cards.map((card) =>
    readCardTerms(card, words.everydayWords.get(card.id) ?? [], analyze),
  )
  // What only the index needs is not kept beside it.
  const cards = read.map(({ card, topicTokens, ownQuestions }) => ({ card, topicTokens, ownQuestions }))
  const readNearness = createPhraseNearness(read.flatMap(({ phrases }) => phrases))
  const rarity = termRarity(read.map(({ allTokens }) => allTokens))
  const stems = [...analyzer.vocabulary, ...read.flatMap(({ allTokens }) => [...allTokens])].filter(
    (token) => !/[=_]/.test(token),
  )
  const readQuery = createQueryReader({
    analyzer,
    index: createCardIndex(read),
    correct: createSpellingCorrector(stems),
    complete: createWordCompleter(stems),
    rarity,
  })

  function rankCards(query: string, terms: readonly QueryTerm[], scope: string): RankedCard[] {
    const fullText = sumScores(terms.map(({ scores }) => scores))
    const nearness = readNearness(query, terms.flatMap(tokensOf))
    const best = {
      fullText: Math.max(0, ...fullText.values()),
      nearness: Math.max(0, ...[...nearness.values()].map(({ mean }) => mean)),
    }
    const weightOf = weighTerms(terms, rarity)
    const weighed = terms.map((term) => ({ ...term, tokens: tokensOf(term), weight: weightOf(term) }))
    const asked = wordByWord(query)
    return cards.map((card) => {
      const matched = weighed.filter(({ tokens }) => tokens.some((token) => card.topicTokens.has(token)))
      const evidence = {
        fullText: fullText.get(card.card.id) ?? 0,
        coverage: matched.reduce((sum, { weight }) => sum + weight, 0),
        nearness: nearness.get(card.card.id)?.mean ?? 0,
        isOwnQuestion: card.ownQuestions.has(asked),
      }
      const score = rankScore({ ...evidence, isInModule: card.card.module === scope }, best)
      const matchedTerms = matched.reduce((sum, term) => sum + (term.isCorrected ? CORRECTED_TERM : 1), 0)
      const nearestPhrase = nearness.get(card.card.id)?.nearest ?? 0
      return { ...card, ...evidence, nearestPhrase, matchedTerms, score }
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

/** Each term's share of the question's meaning: words of one meaning count once, rare ones more. */
function weighTerms(
  terms: readonly QueryTerm[],
  rarity: (term: string) => number,
): (term: QueryTerm) => number {
  const uses = new Map<string, number>()
  for (const term of terms) uses.set(meaningOf(term), (uses.get(meaningOf(term)) ?? 0) + 1)
  const whole = [...uses.keys()].reduce((sum, meaning) => sum + rarity(meaning), 0)
  return (term) => rarity(meaningOf(term)) / (uses.get(meaningOf(term)) ?? 1) / (whole || 1)
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
    .map(({ card, score, fullText, coverage, nearness, nearestPhrase, matchedTerms, isOwnQuestion }) => {
      const confidence = matchConfidence({
        fullText,
        coverage,
        nearness,
        nearestPhrase,
        matchedTerms,
        isOwnQuestion,
        isElsewhere: scope !== 'assistant' && card.module !== scope,
        termCount: terms.length,
        rivalShare: card === best.card ? (rival?.score ?? 0) / score : 1,
        unknownShare,
      })
      return { card, score, confidence }
    })
  return hits[0]?.confidence === 'none' ? [] : hits
}
