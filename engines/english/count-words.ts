/** How many words a text has; signs that stand alone, such as a dash, are none. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
