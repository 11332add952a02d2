import { type BagModel, type Head, headOf, shareOut, vectorOf } from '#engines/text-model/bag-model.ts'
import { readFeatures, readWordingFeatures } from '#engines/text-model/read-features.ts'
import type { TermIndex } from '#engines/text-model/term-index.ts'
import type { NamedModels } from '#engines/text-model/weights-file.ts'
import { joinTerms, NO_SITUATION } from './join-terms.ts'
import type { Need } from './need.ts'
import { readNeedFeatures } from './need-features.ts'
import { sharesOfText } from './read-shares.ts'
import type { Asks, FollowUpKind, Reading, ReadMessage, Sure, Writer } from './reading.ts'

const MOST_SITUATIONS = 10

function surest<T extends string>({ choices }: Head, shares: Float64Array): Sure<T> {
  const best = shares.reduce((top, share, choice) => (share > (shares[top] ?? 0) ? choice : top), 0)
  return { is: choices[best] as T, sureness: shares[best] ?? 0 }
}

/** The surest choices, surest first, without the one that says that nothing fits. */
function surestSituations({ choices }: Head, shares: Float64Array) {
  return choices
    .map((id, choice) => ({ id, sureness: shares[choice] ?? 0 }))
    .filter(({ id }) => id !== NO_SITUATION)
    .toSorted((one, other) => other.sureness - one.sureness)
    .slice(0, MOST_SITUATIONS)
}

const objections: readonly FollowUpKind[] = ['not-that', 'corrected-fact']

function readFollowUp(kind: Head, shares: Float64Array): Reading['followUp'] {
  const objection = objections.reduce((sum, name) => sum + (shares[kind.choices.indexOf(name)] ?? 0), 0)
  return { ...surest<FollowUpKind>(kind, shares), objection }
}

function surestNeeds(model: BagModel, text: string): Sure<Need>[] {
  const head = headOf(model, 'need')
  const shares = shareOut(head, vectorOf(model, readNeedFeatures(text)))
  return head.choices
    .map((need, choice) => ({ is: need as Need, sureness: shares[choice] ?? 0 }))
    .toSorted((one, other) => other.sureness - one.sureness)
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((choice, place) => choice === other[place])

/**
 * The reader of messages on the weights and the index that `train:reader` and `train:needs` wrote.
 * @throws Error when they are not of the same training
 */
export function createReader({ messages, followUps, needs }: NamedModels, index: TermIndex): ReadMessage {
  if (!messages || !followUps || !needs)
    throw new Error('the reader needs the weights of messages, of follow-ups and of needs')
  const situation = headOf(messages, 'situation')
  if (!same(situation.choices, index.choices)) throw new Error('weights and index know different situations')
  const asks = headOf(messages, 'asks')
  const who = headOf(messages, 'who')
  const kind = headOf(followUps, 'kind')
  return (text) => {
    const features = readFeatures(text)
    const message = vectorOf(messages, features)
    return {
      situations: surestSituations(
        situation,
        joinTerms(sharesOfText(messages, situation, text), index, text),
      ),
      asks: surest<Asks>(asks, shareOut(asks, message)),
      who: surest<Writer>(who, shareOut(who, message)),
      followUp: readFollowUp(kind, shareOut(kind, vectorOf(followUps, readWordingFeatures(text)))),
      needs: surestNeeds(needs, text),
    }
  }
}
