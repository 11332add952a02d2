/** Enough for two or three sentences on one step of a scale, in characters. */
export const MAX_SCALE_CHARACTERS = 300
