import { isBlank } from './is-blank.ts'
import { storedText } from './stored-text.ts'

/** A text of a person with something in it, without the space around it, of at most `max` characters. */
export const filledText = (max: number) =>
  storedText
    .trim()
    .max(max)
    .refine((text) => !isBlank(text), 'must not be empty')
