import { type Head, headOf, shareOut, vectorOf } from '#engines/text-model/bag-model.ts'
import { readFeatures } from '#engines/text-model/read-features.ts'
import type { NamedModels } from '#engines/text-model/weights-file.ts'
import { sharesOfText } from './read-shares.ts'
import type { Asks, FollowUpKind, ReadMessage, Sure, Writer } from './reading.ts'

/** The choice of a message that no situation fits. */
export const NO_SITUATION = ''
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

/** The reader of messages on the weights that `train:reader` wrote. */
export function createReader({ messages, followUps }: NamedModels): ReadMessage {
  if (!messages || !followUps) throw new Error('the reader needs the weights of messages and of follow-ups')
  const situation = headOf(messages, 'situation')
  const asks = headOf(messages, 'asks')
  const who = headOf(messages, 'who')
  const kind = headOf(followUps, 'kind')
  return (text) => {
    const features = readFeatures(text)
    const message = vectorOf(messages, features)
    return {
      situations: surestSituations(situation, sharesOfText(messages, situation, text)),
      asks: surest<Asks>(asks, shareOut(asks, message)),
      who: surest<Writer>(who, shareOut(who, message)),
      followUp: surest<FollowUpKind>(kind, shareOut(kind, vectorOf(followUps, features))),
    }
  }
}
