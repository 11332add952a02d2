import type { Exercise, ExerciseOf, Talk } from '#domain/practice/exercise.ts'
import { mixedOrder } from '#domain/practice/judge-answers.ts'
import { followTalk } from '#domain/practice/play-talk.ts'
import type { RunState } from '#domain/practice/run-state.ts'
import { saidInOwnWords } from '#domain/practice/talk-words.ts'
import { ownWordsTexts } from './own-words-texts.ts'
import { savesText } from './play-texts.ts'
import { sheetTexts as texts } from './sheet-texts.ts'
import { sentence } from './texts.ts'

/** A part of a sheet: a heading, lines to read, and a list. */
export type SheetPart = { heading: string; lines?: string[]; list?: string[] }
/** What two people read and do, and what stands on a page behind it, to be read afterwards. */
export type Sheet = { front: SheetPart[]; comments: SheetPart[] }

const letters = ['A', 'B', 'C'] as const

/** The turns get numbers and the endings letters, in the order in which they are written. */
function placeNames({ turns, endings }: Talk): ReadonlyMap<string, string> {
  return new Map([
    ...Object.keys(turns).map((id, index): [string, string] => [id, texts.turn(String(index + 1))]),
    ...Object.keys(endings).map((id, index): [string, string] => [
      id,
      texts.ending(String.fromCodePoint(65 + index)),
    ]),
  ])
}

function talkSheet(talk: Talk): Sheet {
  const { partner, turns, endings, you, start } = talk
  const names = placeNames(talk)
  const nameOf = (id: string) => names.get(id) ?? id
  return {
    front: [
      {
        heading: texts.roles,
        lines: [`${texts.partner(partner.name, partner.relation)}`, `${texts.you} ${you}`],
      },
      ...Object.entries(turns).map(([id, { says, replies }]) => ({
        heading: id === start ? `${nameOf(id)}. ${texts.begin}` : nameOf(id),
        lines: [says],
        list: replies.map(
          (reply, index) => `${letters[index]}: ${reply.says} ${texts.goTo(nameOf(reply.to))}`,
        ),
      })),
      ...Object.entries(endings).map(([id, { title, happens }]) => ({
        heading: `${nameOf(id)}: ${title}`,
        lines: [happens],
      })),
    ],
    comments: [
      { heading: partner.name, lines: [partner.view] },
      ...Object.entries(turns).map(([id, { thinks, replies }]) => ({
        heading: nameOf(id),
        lines: [texts.thinks(partner.name, thinks)],
        list: replies.map(
          ({ works, other, why }, index) =>
            `${letters[index]}. ${texts.works} ${works} ${texts.other} ${other} ${texts.why} ${why}`,
        ),
      })),
      ...Object.entries(endings).map(([id, { title, means }]) => ({
        heading: `${nameOf(id)}: ${title}`,
        lines: [means],
      })),
    ],
  }
}

/** What a person said in their own words on their way through a talk, turn by turn; null where it is nothing. */
export function ownWordsPart(exercise: Exercise, state: RunState): SheetPart | null {
  if (exercise.kind !== 'talk' || !('chosen' in state)) return null
  const names = placeNames(exercise)
  const list = followTalk(exercise, state.chosen).taken.flatMap(({ name }, index) => {
    const own = saidInOwnWords(state, index, name)
    return own ? [`${names.get(name)}: ${own.words}`] : []
  })
  return list.length > 0 ? { heading: ownWordsTexts.sheet, list } : null
}

function meaningSheet({ items }: ExerciseOf<'meaning'>, fitsNames: Readonly<Record<string, string>>): Sheet {
  return {
    front: items.map(({ said, where, readings }, index) => ({
      heading: `${index + 1}. ${said}`,
      lines: [where, texts.fitsHint],
      list: readings.map(({ text }) => `${text} ${texts.fits}`),
    })),
    comments: items.map(({ said, readings, later, ask }, index) => ({
      heading: `${index + 1}. ${said}`,
      list: readings.map(({ text, fits, cue }) => `${text} ${fitsNames[fits]}. ${cue}`),
      lines: [...(later ? [`${texts.later} ${later}`] : []), `${texts.ask} ${ask}`],
    })),
  }
}

const sentenceSheet = ({ task, parts, without }: ExerciseOf<'sentence'>): Sheet => ({
  front: [
    { heading: task, lines: [texts.sentenceHint] },
    ...parts.map(({ name, choices }) => ({ heading: name, list: choices.map(({ text }) => `□ ${text}`) })),
  ],
  comments: [
    ...parts.map(({ name, choices }) => ({
      heading: name,
      list: choices.map(({ text, effect, answer }) =>
        [text, effect, ...(answer ? [texts.answer, answer] : [])].join(' '),
      ),
    })),
    { heading: texts.without, lines: [without] },
  ],
})

const orderSheet = ({ task, steps, twist }: ExerciseOf<'order'>): Sheet => ({
  front: [
    {
      heading: task,
      lines: [texts.orderHint],
      list: mixedOrder(steps.length).map((step) => `□ ${steps[step]?.text ?? ''}`),
    },
  ],
  comments: [
    { heading: task, list: steps.map(({ text, place, why }) => `${place}. ${text} ${why}`) },
    ...(twist
      ? [
          {
            heading: texts.twist,
            lines: [twist.happens, texts.twistHint],
            list: twist.ways.map(({ does, leads }) => `${sentence(does)} ${leads}`),
          },
        ]
      : []),
  ],
})

const energySheet = ({ day, changes, title }: ExerciseOf<'energy'>): Sheet => ({
  front: [
    { heading: title, lines: [texts.energyHint], list: day.map(({ at, text }) => `${at} ${text}: ____`) },
    {
      heading: texts.changes,
      list: changes.map(({ text, saves, price, notWith = [] }, index) =>
        [
          `□ ${index + 1}. ${sentence(text)} ${savesText(saves)} ${texts.price} ${sentence(price)}`,
          ...(notWith.length > 0 ? [texts.notWith(notWith)] : []),
        ].join(' '),
      ),
    },
  ],
  comments: [
    {
      heading: title,
      list: day.map(({ at, text, usual, note }) => `${at} ${text}. ${texts.usual(usual)} ${note}`),
    },
  ],
})

function scaleSheet({ steps, tries = [] }: ExerciseOf<'scale'>): Sheet {
  const triesPart = (list: string[]): SheetPart[] => (list.length > 0 ? [{ heading: texts.tries, list }] : [])
  return {
    front: [
      ...steps.map(({ examples }, index) => ({
        heading: texts.step(index + 1),
        lines: [examples.join(' '), texts.own],
      })),
      ...triesPart(tries.map(({ happens }) => `${happens} ${texts.ownStep}`)),
    ],
    comments: [
      ...steps.map(({ helps }, index) => ({
        heading: texts.step(index + 1),
        lines: [`${texts.helps} ${helps.join(' ')}`],
      })),
      ...triesPart(tries.map(({ happens, others }) => `${happens} ${others}`)),
    ],
  }
}

/** An exercise as two people do it on paper. `fitsNames` are the words for how well a reading fits. */
export function sheetOf(exercise: Exercise, fitsNames: Readonly<Record<string, string>>): Sheet {
  switch (exercise.kind) {
    case 'talk':
      return talkSheet(exercise)
    case 'meaning':
      return meaningSheet(exercise, fitsNames)
    case 'sentence':
      return sentenceSheet(exercise)
    case 'order':
      return orderSheet(exercise)
    case 'energy':
      return energySheet(exercise)
    case 'scale':
      return scaleSheet(exercise)
    default:
      return exercise satisfies never
  }
}
