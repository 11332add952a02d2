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

type SearchedCard = Pick<CardTerms, 'card' | 'ownQuestions'>

/** How much of a question's meaning a card's topic words contain, 0 to 1, and in how many of its terms. */
type TopicMatch = { coverage: number; matchedTerms: number }
const noTopic: TopicMatch = { coverage: 0, matchedTerms: 0 }

type RankedCard = SearchedCard &
  TopicMatch & {
    fullText: number
    nearness: number
    nearestPhrase: number
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
  const cards = read.map(({ card, ownQuestions }) => ({ card, ownQuestions }))
  const matchTopics = createTopicMatcher(read)
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
    const topics = matchTopics(terms, weighTerms(terms, rarity))
    const asked = wordByWord(query)
    return cards.map((card) => {
      const { coverage, matchedTerms } = topics.get(card.card.id) ?? noTopic
      const evidence = {
        fullText: fullText.get(card.card.id) ?? 0,
        coverage,
        nearness: nearness.get(card.card.id)?.mean ?? 0,
        isOwnQuestion: card.ownQuestions.has(asked),
      }
      const score = rankScore({ ...evidence, isInModule: card.card.module === scope }, best)
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

/** Finds, term by term, the cards whose topic words contain it: each search would otherwise ask every card for every term. */
function createTopicMatcher(
  cards: readonly Pick<CardTerms, 'card' | 'topicTokens'>[],
): (terms: readonly QueryTerm[], weightOf: (term: QueryTerm) => number) => Map<string, TopicMatch> {
  const cardsWith = new Map<string, string[]>()
  for (const { card, topicTokens } of cards) {
    for (const token of topicTokens) {
      const ids = cardsWith.get(token)
      if (ids) ids.push(card.id)
      else cardsWith.set(token, [card.id])
    }
  }
  return (terms, weightOf) => {
    const matches = new Map<string, TopicMatch>()
    for (const term of terms) {
      const weight = weightOf(term)
      const ids = new Set(tokensOf(term).flatMap((token) => cardsWith.get(token) ?? []))
      for (const id of ids) {
        const { coverage, matchedTerms } = matches.get(id) ?? noTopic
        matches.set(id, {
          coverage: coverage + weight,
          matchedTerms: matchedTerms + (term.isCorrected ? CORRECTED_TERM : 1),
        })
      }
    }
    return matches
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
