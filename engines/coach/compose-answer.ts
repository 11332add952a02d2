import { splitSentences } from '#engines/english/split-sentences.ts'
import { cardSentences, cardSteps } from './card-pieces.ts'
import type { CoachCard, CoachChoices, LibrarySituation } from './coach-library.ts'
import { countReply } from './count-words.ts'
import { fillSlots, type KnownFacts } from './fill-slots.ts'
import { answer, optionsPart, type ReplyLength, type ReplyOption, type ReplyPart } from './reply.ts'
import { texts } from './texts.ts'
import { maxWords } from './thresholds.ts'

export type AnswerRequest = {
  situation: LibrarySituation
  card: CoachCard | undefined
  facts: KnownFacts
  /** What the person wants to say, as a message: given where there are no reviewed words. */
  draft?: string | undefined
  showsFeeling: boolean
  isPlain: boolean
  /** The answer, what to do now and one sentence to say: whether it is meant is asked below. */
  isBrief: boolean
  /** What the message is taken for, if that is to be said in other words than those for a guess. */
  reading?: string | undefined
  question: string
  options: readonly ReplyOption[]
  length: ReplyLength
  choices: CoachChoices
}

/** A part that may be given, under the name by which it is remembered. */
type Piece = { key: string; parts: readonly ReplyPart[]; place: number }

/** Where each part stands in a reply, whatever the order in which room was found for it. */
const places = {
  note: 0,
  reading: 0.2,
  care: 0.5,
  answer: 1,
  open: 2,
  now: 3,
  words: 4,
  ownWords: 4.5,
  address: 6,
  why: 7,
  example: 8,
  step: 9,
  options: 10,
}

const ofText = (kind: 'open' | 'now' | 'address', text: string, key: string = kind): Piece[] =>
  text === '' ? [] : [{ key, parts: [{ kind, text }], place: places[kind] }]

/** The texts of a situation, in very plain words where the person writes so and it has them. */
export function textsOf({ answer: text, open, now, words, plain }: LibrarySituation, isPlain: boolean) {
  return plain && isPlain ? { ...plain, open: '' } : { answer: text, open, now, words }
}

const paragraph = (key: 'why' | 'example', section: string | undefined, sentences: number): Piece[] => {
  const text = cardSentences(section ?? '')
    .slice(0, sentences)
    .join(' ')
  return text === '' ? [] : [{ key, parts: [answer(text)], place: places[key] }]
}

/** What the card adds: what a person always wants first, and with a detailed reply the others too. */
function cardPieces({ card, length, choices }: AnswerRequest): Piece[] {
  if (!card || choices.wantsOneThingAtATime) return []
  const [step = '', ...further] = cardSteps(card.sections.steps)
  const pieces: Record<'why' | 'example' | 'steps', Piece[]> = {
    why: paragraph('why', card.sections.why, 3),
    example: paragraph('example', card.sections.example, 8),
    steps: [
      {
        key: 'step',
        parts: [{ kind: 'step', number: 1, of: further.length + 1, text: step }],
        place: places.step,
      },
    ],
  }
  const inOrder = ['why', 'steps', 'example'] as const
  return inOrder
    .filter((part) => length === 'detailed' || choices.wantedParts.includes(part))
    .flatMap((part) => pieces[part])
}

/** All parts that an answer may have, the most needed first. */
function piecesInOrder(request: AnswerRequest): Piece[] {
  const { situation, card, facts, isBrief, question, options, choices } = request
  const { answer: text, open, now, words } = textsOf(situation, request.isPlain)
  const note: Piece[] =
    card && card.note !== '' ? [{ key: 'note', parts: [answer(card.note)], place: places.note }] : []
  const said = words.map(
    (sentence): Piece => ({
      key: sentence,
      parts: [{ kind: 'words', text: fillSlots(sentence, facts) }],
      place: places.words,
    }),
  )
  const own: Piece[] =
    request.draft === undefined || words.length > 0
      ? []
      : [
          {
            key: request.draft,
            parts: [answer(texts.ownWords), { kind: 'words', text: request.draft }],
            place: places.ownWords,
          },
        ]
  const choose = (most: number): Piece => ({
    key: 'options',
    parts: optionsPart(question, options.slice(0, most)),
    place: places.options,
  })
  const care: Piece[] =
    request.showsFeeling && situation.care !== ''
      ? [{ key: 'care', parts: [answer(situation.care)], place: places.care }]
      : []
  /** A guess says what it takes the message for, so that nobody has to find out from the advice. */
  const reading: Piece[] = [
    {
      key: 'reading',
      parts: [answer(request.reading ?? texts.readAs(situation.title))],
      place: places.reading,
    },
  ]
  const main = [
    ...note,
    ...(request.reading === undefined ? [] : reading),
    { key: 'answer', parts: [answer(text)], place: places.answer },
    ...ofText('address', situation.ask),
    ...ofText('now', now),
    ...care,
  ]
  if (isBrief) return [...main, ...reading, choose(1), ...own, ...said.slice(0, 1), choose(2), choose(3)]
  if (choices.wantsOneThingAtATime) return [...main, choose(2), choose(1)]
  const [firstOpen = ''] = splitSentences(open)
  return [
    ...main,
    ...said.slice(0, 1),
    ...own,
    ...cardPieces({ ...request, length: 'concise' }),
    choose(1),
    ...ofText('open', open),
    ...ofText('open', firstOpen),
    ...said.slice(1),
    choose(2),
    ...cardPieces(request),
  ]
}

const partsOf = (pieces: Iterable<Piece>): ReplyPart[] =>
  [...pieces].toSorted((a, b) => a.place - b.place).flatMap(({ parts }) => parts)

/** What takes up the feeling stands in one paragraph with the answer. */
function withCare(taken: ReadonlyMap<string, Piece>): Piece[] {
  const [care] = taken.get('care')?.parts ?? []
  const [said] = taken.get('answer')?.parts ?? []
  if (care?.kind !== 'answer' || said?.kind !== 'answer') return [...taken.values()]
  const together = { key: 'answer', parts: [answer(`${care.text} ${said.text}`)], place: places.answer }
  return [...taken.values()].filter(({ key }) => key !== 'care' && key !== 'answer').concat(together)
}

/**
 * The answer to a situation within the words of a reply length: the most needed parts first, and each whole or not at
 * all. A later piece of the same kind takes the place of an earlier one where it still has room.
 * @returns the parts in the order in which they are read, and the names of what was said
 */
export function composeAnswer(request: AnswerRequest): {
  parts: ReplyPart[]
  said: string[]
  options: ReplyOption[]
} {
  const taken = new Map<string, Piece>()
  for (const piece of piecesInOrder(request)) {
    if (piece.parts.length === 0 || (taken.has(piece.key) && piece.key !== 'options')) continue
    const longer = new Map(taken).set(piece.key, piece)
    const isNeeded = piece.key === 'answer' || piece.key === 'address'
    const isLess = piece.key === 'options' && optionCount(taken) >= optionCount(longer)
    if (isNeeded || (!isLess && countReply(partsOf(longer.values())) <= maxWords[request.length]))
      taken.set(piece.key, piece)
  }
  return {
    parts: partsOf(withCare(taken)),
    said: [...taken.keys()],
    options: request.options.slice(0, optionCount(taken)),
  }
}

function optionCount(taken: ReadonlyMap<string, Piece>): number {
  const [part] = taken.get('options')?.parts ?? []
  return part?.kind === 'options' ? part.options.length : 0
}
