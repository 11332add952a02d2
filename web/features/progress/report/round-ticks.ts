const MAX_STEPS = 4
/** 1, 2, 5, 10, 20, 50 and so on, beyond all that a person can reach. */
const roundSteps = Array.from({ length: 12 }, (_, power) =>
  [1, 2, 5].map((first) => first * 10 ** power),
).flat()

/**
 * The numbers beside a picture's lines: from 0 in at most four equal steps of 1, 2 or 5 times a power of ten, so that
 * they are easy to read between, up to the first that reaches the highest value.
 * @param highest a whole number from 1
 */
export function roundTicks(highest: number): number[] {
  const step = roundSteps.find((each) => Math.ceil(highest / each) <= MAX_STEPS) ?? highest
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}
