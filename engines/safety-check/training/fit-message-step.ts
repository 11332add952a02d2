/** A message's numbers (`describeScores`), whether it should be raised, and how much it counts. */
export type Case = { described: readonly number[]; isYes: boolean; weight: number }

const ROUNDS = 12
/** Pull of every weight towards 0. */
const PULL = 3
const LEAST_CURVE = 1e-6

/**
 * Logistic regression by Newton's method, for few numbers and all cases at once.
 * @returns a weight for every number; the first number of each case is 1
 */
export function fitMessageStep(cases: readonly Case[]): readonly number[] {
  const size = cases[0]?.described.length ?? 0
  const { means, spreads } = measure(cases, size)
  const even = cases.map(({ described }) =>
    described.map((value, at) => (at === 0 ? 1 : (value - (means[at] ?? 0)) / (spreads[at] ?? 1))),
  )
  let weights = new Array<number>(size).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const rows = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0))
    for (const [index, numbers] of even.entries()) {
      const { isYes = false, weight = 0 } = cases[index] ?? {}
      const guess = 1 / (1 + Math.exp(-dot(weights, numbers)))
      const curve = weight * guess * (1 - guess) + LEAST_CURVE
      for (const [at, row] of rows.entries()) {
        const value = numbers[at] ?? 0
        for (const [other, number] of numbers.entries())
          row[other] = (row[other] ?? 0) + curve * value * number
        row[size] = (row[size] ?? 0) + weight * (guess - Number(isYes)) * value
      }
    }
    for (const [at, row] of rows.entries()) {
      if (at === 0) continue
      row[at] = (row[at] ?? 0) + PULL
      row[size] = (row[size] ?? 0) + PULL * (weights[at] ?? 0)
    }
    const steps = solve(rows)
    weights = weights.map((weight, at) => weight - (steps[at] ?? 0))
  }
  const plain = weights.map((weight, at) => (at === 0 ? weight : weight / (spreads[at] ?? 1)))
  plain[0] =
    (weights[0] ?? 0) -
    plain.reduce((sum, weight, at) => (at === 0 ? sum : sum + weight * (means[at] ?? 0)), 0)
  return plain
}

const dot = (some: readonly number[], others: readonly number[]) =>
  some.reduce((sum, value, at) => sum + value * (others[at] ?? 0), 0)

function measure(cases: readonly Case[], size: number) {
  const mean = (of: (numbers: readonly number[]) => number) =>
    cases.reduce((sum, { described }) => sum + of(described), 0) / cases.length
  const means = Array.from({ length: size }, (_, at) => mean((numbers) => numbers[at] ?? 0))
  const spreads = means.map(
    (middle, at) => Math.sqrt(mean((numbers) => ((numbers[at] ?? 0) - middle) ** 2)) || 1,
  )
  return { means, spreads }
}

/** Solves a system of linear equations by elimination; each row ends with its right side. */
function solve(rows: number[][]): readonly number[] {
  for (const at of rows.keys()) {
    const pivot = rows.reduce((best, row, index) => {
      return index > at && Math.abs(row[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0) ? index : best
    }, at)
    const [chosen, replaced] = [rows[pivot] ?? [], rows[at] ?? []]
    rows[pivot] = replaced
    rows[at] = chosen
    for (const [index, row] of rows.entries()) {
      if (index === at) continue
      const share = (row[at] ?? 0) / (chosen[at] || 1)
      for (const [column, value] of chosen.entries()) row[column] = (row[column] ?? 0) - share * value
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] || 1))
}
