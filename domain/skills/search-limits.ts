/** A single letter begins a word of almost every card. */
export const MIN_SEARCH_CHARACTERS = 2
export const MAX_SEARCH_CHARACTERS = 200
