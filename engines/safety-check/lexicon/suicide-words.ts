import { dyingWords } from './dying-words.ts'
import { livingWords } from './living-words.ts'

/** Names that the signs of suicide are built from. */
export const suicideWords = {
  ...dyingWords,
  ...livingWords,
} as const
