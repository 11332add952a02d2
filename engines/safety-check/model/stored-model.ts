/** A model as the file of weights holds it: one feature and its weight per line, in hundredths. */
export type StoredModel = { bias: number; weights: readonly string[] }

/** Names and, for each, a number in hundredths in every column, as the file of weights holds them. */
export type StoredTable = { names: readonly string[]; values: readonly (readonly number[])[] }

/** Weights are stored in so many parts of one. */
export const WEIGHT_PARTS = 100
