/** Longest text of one step of a safety plan, in characters. */
export const MAX_PLAN_STEP_CHARACTERS = 2_000
/** The step whose words the calm screen shows. */
export const CALM_WORDS_STEP = 'calm-words'
