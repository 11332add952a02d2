/** From this share on, words are said to mean what they say. */
export const LITERAL_FROM = 0.42
/** What a no, a limit or a notice counts at least. */
export const FIRM_SURENESS = 0.8
/** From this share on a kind of hidden meaning is called the likeliest. */
export const KIND_SURE_FROM = 0.35
/** From this share on a kind that is not sure is named as possible. */
export const KIND_NAMED_FROM = 0.15
/** From this share on a kind comes before what a phrase of the book usually means. */
export const KIND_BEFORE_PHRASE_FROM = 0.55
/** A second kind is named from this part of the first one's share on. */
export const PART_OF_FIRST = 0.35
/** Kinds that people see in everything need a sign of their own in the words, or this share. */
export const WITHOUT_SIGN_FROM = 0.5
/** From this share on a family of kinds is named where none of its kinds is sure. */
export const FAMILY_NAMED_FROM = 0.5
