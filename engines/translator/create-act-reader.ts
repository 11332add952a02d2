import { type Head, headOf, shareOut, vectorOf } from '#engines/text-model/bag-model.ts'
import type { NamedModels } from '#engines/text-model/weights-file.ts'
import { type Act, acts, type ReadAct } from './act.ts'
import { weighActFeatures } from './act-features.ts'
import { type Kind, kinds } from './kinds/kinds.ts'
import { readSender } from './read-sender.ts'

/** The choices of the head that tells whether words mean what they say. */
export const literalChoices = ['no', 'yes'] as const

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((choice, index) => choice === other[index])

/**
 * The reader of acts on the weights that `train:acts` wrote.
 * @throws Error when the weights know other acts or kinds than these
 */
export function createActReader({ acts: model }: NamedModels): ReadAct {
  if (!model) throw new Error('the weights hold no model of acts')
  const act = headOf(model, 'act')
  const kind = headOf(model, 'kind')
  const literal = headOf(model, 'literal')
  if (!same(act.choices, acts) || !same(kind.choices, kinds) || !same(literal.choices, literalChoices)) {
    throw new Error('the weights know other acts')
  }
  const rank = (head: Head, vector: Float32Array) => {
    const shares = shareOut(head, vector)
    return head.choices
      .map((name, choice) => ({ name, sureness: shares[choice] ?? 0 }))
      .toSorted((one, other) => other.sureness - one.sureness)
  }
  return (text, from) => {
    const vector = vectorOf(model, [...weighActFeatures(text, readSender(from)).keys()])
    return {
      acts: rank(act, vector).map(({ name, sureness }) => ({ act: name as Act, sureness })),
      kinds: rank(kind, vector).map(({ name, sureness }) => ({ kind: name as Kind, sureness })),
      literal: shareOut(literal, vector)[1] ?? 0,
    }
  }
}
