/** Enough for a few sentences. */
export const MAX_NOTE_CHARACTERS = 600
export const MAX_NOTE_PERSON_CHARACTERS = 60
