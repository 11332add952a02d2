/** A text on one line: line breaks, tabs and other characters without a shape become spaces, several of them one. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
