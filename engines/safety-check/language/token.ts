/** One word of a message after normalising. */
export type Token = {
  word: string
  /** Number of the sentence, from 0. A line break ends a sentence too. */
  sentence: number
  /** A comma, dash or bracket stands before this word. */
  isAfterPause: boolean
  /** Number of the quotation that the word stands in, from 1; 0 outside of quotation marks. */
  quote: number
}
