/** How many lines of a country stand before the others: its emergency number and its crisis line. */
export const FIRST_LINES = 2
