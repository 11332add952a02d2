import { headOf, shareOut, vectorOf } from '#engines/text-model/bag-model.ts'
import type { NamedModels } from '#engines/text-model/weights-file.ts'
import { type Act, acts, type ReadAct } from './act.ts'
import { weighActFeatures } from './act-features.ts'

/** The choices of the head that tells whether words mean what they say. */
export const literalChoices = ['no', 'yes'] as const

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((choice, index) => choice === other[index])

/**
 * The reader of acts on the weights that `train:acts` wrote.
 * @throws Error when the weights know other acts than these
 */
export function createActReader({ acts: model }: NamedModels): ReadAct {
  if (!model) throw new Error('the weights hold no model of acts')
  const act = headOf(model, 'act')
  const literal = headOf(model, 'literal')
  if (!same(act.choices, acts) || !same(literal.choices, literalChoices)) {
    throw new Error('the weights know other acts')
  }
  return (text, from) => {
    const vector = vectorOf(model, [...weighActFeatures(text, from).keys()])
    const shares = shareOut(act, vector)
    return {
      acts: act.choices
        .map((name, choice) => ({ act: name as Act, sureness: shares[choice] ?? 0 }))
        .toSorted((one, other) => other.sureness - one.sureness),
      literal: shareOut(literal, vector)[1] ?? 0,
    }
  }
}
