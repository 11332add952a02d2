/**
 * Whether nothing of a text can be seen: spaces, line breaks, and marks without a shape such as U+200B, which are copied
 * from web pages unnoticed and which `trim` leaves.
 */
export const isBlank = (text: string): boolean => !/[^\s\p{Z}\p{Cf}]/u.test(text)
