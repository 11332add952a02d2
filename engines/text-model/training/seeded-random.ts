/** Numbers from 0 to below 1, the same ones for the same seed (a linear congruential generator). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The numbers from 0 to below `count` in random order (Fisher and Yates). */
export function shuffledNumbers(count: number, random: () => number): Uint32Array {
  const numbers = Uint32Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = numbers[last] ?? 0
    numbers[last] = numbers[other] ?? 0
    numbers[other] = kept
  }
  return numbers
}
