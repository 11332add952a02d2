import { splitWords } from './split-words.ts'

/** A text reduced to its words: equal for equal questions, whatever the capitals, apostrophes and punctuation. */
export const wordByWord = (text: string): string => splitWords(text).join(' ')
