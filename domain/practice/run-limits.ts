/** Enough for two or three sentences on one step of a scale, in characters. */
export const MAX_SCALE_CHARACTERS = 300

/** More turns than any talk has. */
export const MAX_OWN_TURNS = 20
