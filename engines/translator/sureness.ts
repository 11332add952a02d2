/** From this share on, words are said to mean what they say. */
export const LITERAL_FROM = 0.35
/** From here on nothing else is named beside it. */
export const SURE_FROM = 0.55
/** With a phrase of the book that carries the message it takes so much. */
export const SURE_WITH_PHRASE_FROM = 0.65
/** What a no, a limit or a notice counts at least. */
export const FIRM_SURENESS = 0.8
