/** The lengths of messages (words) by which figures are given, from and to. */
export const lengthBands = [
  [1, 30],
  [31, 60],
  [61, 120],
  [121, Number.POSITIVE_INFINITY],
] as const

/** Which of the bands of length a message of so many words belongs to. */
export const bandOf = (words: number): number => lengthBands.findIndex(([, to]) => words <= to)
