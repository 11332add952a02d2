import { rewriteMessage } from './rewrite-message.ts'

/** The text alone of a message that is rewritten, for the reader that is named. */
export const rewrite = (originalText: string, relationship?: string) =>
  rewriteMessage({ originalText, relationship }).rewritten
