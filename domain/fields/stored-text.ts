import { z } from 'zod'

/**
 * The byte order mark, which comes in from files, unseen. As the first character of a value PGlite drops it when it
 * reads (it decodes each with a `TextDecoder` that takes it for no text); PostgreSQL's driver keeps it.
 */
const BYTE_ORDER_MARK = '\ufeff'

const withoutMark = (text: string) => text.replaceAll(BYTE_ORDER_MARK, '')

/**
 * Text that somebody else wrote and that may reach the database, as the beginning of a field's own rules. PostgreSQL
 * stores no U+0000: such a text is refused. Half of a surrogate pair (an emoji that was cut) has no UTF-8 and is no
 * JSON to it: it becomes U+FFFD. A byte order mark goes, so that every database gives back what was stored.
 */
export const storedText = z
  .string()
  .refine((text) => !text.includes('\0'), 'must not contain the character U+0000')
  .overwrite((text) => withoutMark(text).toWellFormed())

/** What of a piece of text can be stored, from a writer who cannot be asked to write it otherwise: a model. */
export const storablePiece = (piece: string): string => withoutMark(piece).replaceAll('\0', '')
