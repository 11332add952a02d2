/** Enough for a short letter. */
export const MAX_SENTENCE_CHARACTERS = 600
export const MAX_LABEL_CHARACTERS = 60
