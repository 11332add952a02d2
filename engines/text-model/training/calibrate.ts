import { type BagModel, type Head, shareOut, vectorOf } from '../bag-model.ts'

/** A text and its features, with the choices that are right for it. */
export type RightText = { text: string; features: readonly number[]; right: readonly string[] }
/** How an engine reads a text with a head; by its features as a whole unless it says otherwise. */
export type SharesOf = (model: BagModel, head: Head, text: RightText) => Float64Array
const asWhole: SharesOf = (model, head, { features }) => shareOut(head, vectorOf(model, features))

/** A judged text: the shares of all choices, and the numbers of those that are right. */
export type Judged = { shares: Float64Array; right: readonly number[] }

export function judge(
  model: BagModel,
  head: Head,
  texts: readonly RightText[],
  sharesOf: SharesOf = asWhole,
): Judged[] {
  return texts.map((text) => ({
    shares: sharesOf(model, head, text),
    right: text.right.map((choice) => head.choices.indexOf(choice)),
  }))
}

const temperatures = Array.from({ length: 16 }, (_, step) => 0.5 + step * 0.1)

/** The temperature under which the shares of what is right are highest on texts that training did not see. */
export function chooseTemperature(
  model: BagModel,
  head: Head,
  texts: readonly RightText[],
  sharesOf: SharesOf = asWhole,
): number {
  const errors = temperatures.map((temperature) => {
    const judged = judge(model, { ...head, temperature }, texts, sharesOf)
    return judged.reduce(
      (sum, { shares, right }) =>
        sum - Math.log(right.reduce((total, choice) => total + (shares[choice] ?? 0), 1e-9)),
      0,
    )
  })
  return temperatures[errors.indexOf(Math.min(...errors))] ?? 1
}

/** The model whose heads have these temperatures, by name; 1 where none is given. */
export function withTemperatures(model: BagModel, temperatures: Readonly<Record<string, number>>): BagModel {
  return {
    ...model,
    heads: model.heads.map((head) => ({ ...head, temperature: temperatures[head.name] ?? 1 })),
  }
}
