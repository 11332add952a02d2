import type { Span } from './finding.ts'
import { isWordOf, type Message } from './message.ts'

/**
 * Who a sign speaks of: the writer, a real other person, or nobody real (people in general, a made-up character,
 * a thing).
 */
export type Subject = 'self' | 'other' | 'nobody'

/** A subject further left than this belongs to other words. */
const MAX_REACH_WORDS = 12

const personClasses = [
  'PRONOUN',
  'HE',
  'PARTNER',
  'PARENT',
  'KIN',
  'CARER',
  'AUTHORITY',
  'PEER',
  'STRANGER',
  'CHILD',
]
const isPerson = (word: string) => personClasses.some((name) => isWordOf(name, word))
const isWriter = (word: string) => ['i', 'me', 'we', 'us'].includes(word)

/** Words within a sign that name its subject: "kill myself", "his life", "nobody would miss me". */
function subjectWithin({ tokens }: Message, { start, end }: Span): Subject | null {
  const inside = tokens.slice(start, end).map(({ word }) => word)
  const first = inside[0] ?? ''
  if (['i', 'we'].includes(first) || inside.includes('myself')) return 'self'
  if (
    isPerson(first) ||
    inside.some((word) => ['himself', 'herself', 'themselves', 'hisself'].includes(word))
  )
    return 'other'
  const isOwn = inside.some(
    (word, index) => word === 'my' && !inside.slice(index + 1, index + 3).some(isPerson),
  )
  if (isOwn && isPerson(inside[1] ?? '')) return 'other'
  if (isOwn || inside.includes('me') || inside.includes('i')) return 'self'
  if (first === 'my') return 'other'
  if (inside.some((word) => ['she', 'he', 'they', 'his', 'her', 'their', 'him'].includes(word)))
    return 'other'
  if (inside.some((word) => isWordOf('YOURSELF', word))) return 'nobody'
  return null
}

/** "He wants", "my laptop is dying": a finite verb right after the noun makes it the subject. */
const isFiniteVerb = (word: string) =>
  /[^s]s$/.test(word) || ['is', 'was', 'has', 'will', 'going', 'died', 'might'].includes(word)

/** The nearest person named before these words, who does what they say. */
export function findDoer({ tokens }: Message, start: number): Subject | null {
  const sentence = tokens[start]?.sentence
  const verb = tokens[start]?.word ?? ''
  for (let at = start - 1; at >= 0 && start - at <= MAX_REACH_WORDS; at--) {
    const token = tokens[at]
    if (!token || token.sentence !== sentence) return null
    const { word } = token
    const distance = start - at
    if (isWriter(word)) return 'self'
    if (isWordOf('GENERIC', word) && distance <= 4) return 'nobody'
    if (isWordOf('CHARACTER', word) && distance <= 4) return 'nobody'
    if (
      isWordOf('THING', word) &&
      distance <= 6 &&
      (isFiniteVerb(verb) || isFiniteVerb(tokens[start - 1]?.word ?? ''))
    )
      return 'nobody'
    if (isWordOf('PRONOUN', word) || isWordOf('HE', word)) return 'other'
    if (isPerson(word) && !(distance === 1 && isWordOf('BASE_VERB', verb))) return 'other'
  }
  return null
}

/**
 * The subject of a sign whose patterns leave it open. Where nothing is named, it is the writer.
 * @param mayBeInside whether a person named within the sign is its subject ("kill himself") or not ("scared of him")
 */
export function findSubject(message: Message, span: Span, mayBeInside: boolean): Subject {
  const speaker = speakerOf(message, span)
  if (speaker === 'nobody') return 'nobody'
  const inside = mayBeInside ? subjectWithin(message, span) : null
  const subject = inside ?? findDoer(message, span.start) ?? 'self'
  // What somebody else says of themself in the first person is about them.
  return subject === 'self' && speaker === 'other' ? 'other' : subject
}

/** Who says the words, when they stand in quotation marks: the nearest person named before the quotation. */
export function speakerOf(message: Message, { start }: Span): Subject {
  const { tokens } = message
  const quote = tokens[start]?.quote ?? 0
  if (quote === 0) return 'self'
  let opening = start
  while (opening > 0 && tokens[opening - 1]?.quote === quote) opening--
  for (let at = opening - 1; at >= 0 && opening - at <= 8; at--) {
    const word = tokens[at]?.word ?? ''
    if (word === 'i') return 'self'
    if (isWordOf('CHARACTER', word) || isWordOf('GENERIC', word)) return 'nobody'
    if (
      [
        'phrase',
        'idiom',
        'saying',
        'expression',
        'lyrics',
        'lyric',
        'song',
        'line',
        'title',
        'chapter',
        'word',
        'called',
      ].includes(word)
    )
      return 'nobody'
    if (isPerson(word)) return 'other'
  }
  return 'self'
}
