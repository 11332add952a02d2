import { z } from 'zod'

/**
 * Text that somebody else wrote and that may reach the database, as the beginning of a field's own rules. PostgreSQL
 * stores no U+0000: such a text is refused. Half of a surrogate pair (an emoji that was cut) has no UTF-8 and is no
 * JSON to it: it becomes U+FFFD.
 */
export const storedText = z
  .string()
  .refine((text) => !text.includes('\0'), 'must not contain the character U+0000')
  .overwrite((text) => text.toWellFormed())
