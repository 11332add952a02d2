import { describeScores, type MessageStep, scoreScores } from '#engines/safety-check/model/message-step.ts'
import {
  type Judge,
  type StretchModel,
  type StretchScore,
  scoreStretch,
} from '#engines/safety-check/model/stretch-model.ts'
import { type Course, createCourse, trainStretches } from './course.ts'
import { type Case, fitMessageStep } from './fit-message-step.ts'
import { bandOf } from './length-bands.ts'
import type { Prepared } from './prepare-examples.ts'
import type { SafetyLabel } from './training-message.ts'

/** A message as both judges see it that have read nothing of its writer. */
export type Judged = {
  label: SafetyLabel
  source: string
  words: number
  byRules: 'card' | 'line' | null
  clear: number
  any: number
}

type Scored = Omit<Judged, Judge> & { part: number; scores: readonly StretchScore[] }

/** So many trainings, each without a part of the voices, of the letters and of the older writers. */
const PARTS = 6
export const isVoice = (source: string) => /^v\d/.test(source)
export const isLetter = (source: string) => source.startsWith('letter')
const isWriter = (source: string) => /^(writer|tester|pairs)-/.test(source)
/** The message step is learnt from those who write like people: mixed, and at any length. */
const isLikeLife = ({ source }: { source: string }) => isVoice(source) || isLetter(source)

/** So many harmless messages of a voice are joined, for few of them have more than 120 words. */
const JOINED = 3
const JOINED_WORDS = { from: 121, to: 260 }

/** Scores every message of a voice, a letter or an older writer by a model that has read nothing of them. */
function scoreUnseen(course: Course, tell: (line: string) => void): readonly Scored[] {
  const sources = [...new Set(course.messages.map(({ source }) => source))].sort()
  const partOf = new Map(
    [isVoice, isLetter, isWriter].flatMap((is) =>
      sources.filter(is).map((source, index) => [source, index % PARTS] as const),
    ),
  )
  return Array.from({ length: PARTS }, (_, part) => {
    const left = new Set(sources.filter((source) => partOf.get(source) === part))
    tell(`part ${part + 1} of ${PARTS}: without ${[...left].join(', ')}`)
    const model = trainStretches(course, left)
    const scored = course.messages
      .filter(({ source, stretches }) => left.has(source) && stretches.length > 0)
      .map((message) => ({ ...score(course, model, message), part }))
    return [...scored, ...[...left].filter(isVoice).flatMap((source) => joinHarmless(scored, source))]
  }).flat()
}

function score(course: Course, model: StretchModel, message: Prepared): Omit<Scored, 'part'> {
  const { label, source, words, byRules, stretches } = message
  const scores = stretches.map((stretch) => scoreStretch(model, course.decode(stretch)))
  return { label, source, words, byRules, scores }
}

/** Long harmless texts of a voice: its messages in a row. */
function joinHarmless(scored: readonly Scored[], source: string): readonly Scored[] {
  const own = scored.filter((one) => one.source === source && one.label === 'harmless' && one.words > 15)
  return Array.from({ length: Math.floor(own.length / JOINED) }, (_, index) => {
    const some = own.slice(index * JOINED, (index + 1) * JOINED)
    const kinds = some.map(({ byRules }) => byRules)
    return {
      label: 'harmless' as const,
      source,
      part: some[0]?.part ?? 0,
      words: some.reduce((sum, { words }) => sum + words, 0),
      byRules: kinds.find((kind) => kind === 'card') ?? kinds.find((kind) => kind === 'line') ?? null,
      scores: some.flatMap(({ scores }) => scores),
    }
  }).filter(({ words }) => words >= JOINED_WORDS.from && words <= JOINED_WORDS.to)
}

const describe = ({ scores, words, byRules }: Scored) => describeScores(scores, words, byRules)

/** Learns the message step; every length counts alike, and so do harmless messages and the others. */
function fitSteps(scored: readonly Scored[]): MessageStep {
  const fitOne = (some: readonly Scored[], isYes: (label: SafetyLabel) => boolean) => {
    const groupOf = (one: Scored) => `${bandOf(one.words)} ${isYes(one.label)}`
    const counts = Map.groupBy(some, groupOf)
    const cases = some.map((one): Case => {
      return {
        described: describe(one),
        isYes: isYes(one.label),
        weight: GROUP_WEIGHT / (counts.get(groupOf(one))?.length ?? 1),
      }
    })
    return fitMessageStep(cases)
  }
  return {
    clear: fitOne(
      scored.filter(({ label }) => label !== 'unclear'),
      (label) => label === 'clear',
    ),
    any: fitOne(scored, (label) => label !== 'harmless'),
  }
}

const GROUP_WEIGHT = 500

/** The message step over all, and every message judged by one that was learnt without its part. */
export function judgeUnseen(
  messages: Parameters<typeof createCourse>[0],
  tell: (line: string) => void,
): { course: Course; step: MessageStep; judged: readonly Judged[] } {
  const course = createCourse(messages)
  const scored = scoreUnseen(course, tell)
  const lifelike = scored.filter(isLikeLife)
  const steps = Array.from({ length: PARTS }, (_, part) =>
    fitSteps(lifelike.filter((one) => one.part !== part)),
  )
  const judged = scored.map((one) => {
    const step = steps[one.part]
    const described = describe(one)
    const { label, source, words, byRules } = one
    const by = (judge: Judge) => scoreScores(step?.[judge] ?? [], described)
    return { label, source, words, byRules, clear: by('clear'), any: by('any') }
  })
  return { course, step: fitSteps(lifelike), judged }
}
