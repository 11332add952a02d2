/** How a message to this reader is usually written. */
export type ReaderKind = 'formal' | 'close' | 'unknown'

const formalReader =
  /\b(?:boss|manager|supervisor|team lead|teacher|professor|tutor|lecturer|principal|headteacher|customer|client|landlord|landlady|doctor|hr|employer|recruiter|office|company|coworker|colleague)\b/iu
const closeReader =
  /\b(?:friend|mate|partner|boyfriend|girlfriend|husband|wife|fianc[eé]e?|spouse|parent|mother|father|mom|mum|dad|brother|sister|son|daughter|cousin|aunt|uncle|family|roommate|flatmate)\b/iu

/** Reads the free-text field "relationship". */
export function readerKind(relationship: string): ReaderKind {
  if (formalReader.test(relationship)) return 'formal'
  return closeReader.test(relationship) ? 'close' : 'unknown'
}

/** Readers who mostly expect the form of a letter. Coworkers do not. */
export function expectsLetter(relationship: string): boolean {
  return formalReader.test(relationship) && !/\b(?:coworker|colleague)\b/iu.test(relationship)
}
