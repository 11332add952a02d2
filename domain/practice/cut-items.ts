import type { Exercise, ExerciseOf, Talk } from './exercise.ts'
import type { RoundPart, RoundPartOf } from './round-item.ts'

/** An item as it is cut: its id, `<exercise>/<part>`, and what it shows. */
export type CutItem = { id: string; part: RoundPart }
type NamedParts = [name: string, part: RoundPart][]

/** One way to a turn, so that a turn in the middle of a talk can be understood alone. */
function stepBefore({ turns }: Talk, name: string): RoundPartOf<'talk'>['before'] {
  for (const { says, replies } of Object.values(turns)) {
    const reply = replies.find(({ to }) => to === name)
    if (reply) return { says, reply: reply.says }
  }
  return null
}

function turnsOf(talk: Talk): NamedParts {
  const { name, relation } = talk.partner
  return Object.entries(talk.turns).map(([turn, { says, replies }]) => [
    turn,
    {
      kind: 'talk',
      partner: { name, relation },
      you: talk.you,
      before: stepBefore(talk, turn),
      says,
      replies: replies.map(({ says, works, other, why }) => ({ says, works, other, why })),
    },
  ])
}

/** Each step with the next one, unless the two may change places. Every second pair is shown the other way round. */
function pairsOf({ task, steps }: ExerciseOf<'order'>): NamedParts {
  return steps.flatMap((step, index): NamedParts => {
    const next = steps[index + 1]
    if (!next || next.place === step.place) return []
    const first = index % 2
    const shown = first === 0 ? [step.text, next.text] : [next.text, step.text]
    return [[String(index), { kind: 'order', task, steps: shown, first, why: step.why }]]
  })
}

/** An answer comes to the whole message, so a part alone has none. */
const withoutAnswer = ({ text, effect }: ExerciseOf<'sentence'>['parts'][number]['choices'][number]) => ({
  text,
  effect,
})

function partsOf(exercise: Exercise): NamedParts {
  switch (exercise.kind) {
    case 'talk':
      return turnsOf(exercise)
    case 'meaning':
      return exercise.items.map((item, index) => [String(index), { kind: 'meaning', ...item }])
    case 'sentence':
      return exercise.parts.map((part, index) => [
        String(index),
        { kind: 'sentence', task: exercise.task, name: part.name, choices: part.choices.map(withoutAnswer) },
      ])
    case 'order':
      return pairsOf(exercise)
    case 'energy':
      return exercise.day.map((step, index) => [
        String(index),
        { kind: 'energy', intro: exercise.intro, ...step },
      ])
    case 'scale':
      return []
    default:
      return exercise satisfies never
  }
}

/** The items that an exercise gives to rounds, each short enough for half a minute. */
export function cutItems(exercise: Exercise & { id: string }): CutItem[] {
  return partsOf(exercise).map(([name, part]) => ({ id: `${exercise.id}/${name}`, part }))
}
