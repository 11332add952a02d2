/** How a message to this reader is usually written. */
export type ReaderKind = 'formal' | 'close' | 'unknown'

const formalReader =
  /\b(?:boss|manager|supervisor|team lead|teacher|professor|tutor|lecturer|principal|headteacher|customer|client|landlord|landlady|doctor|hr|employer|recruiter|office|council|bank|company|support|seller|gym|insurance|agency|school|university|authority|social worker|coworker|colleague)\b/iu
const closeReader =
  /\b(?:friend|mate|partner|boyfriend|girlfriend|husband|wife|fianc[eé]e?|spouse|parent|mother|father|mom|mum|dad|ex|date|crush|band|bro|classmate|brother|sister|son|daughter|cousin|aunt|uncle|family|roommate|flatmate)\b/iu

function kindOf(words: string): ReaderKind {
  if (formalReader.test(words)) return 'formal'
  return closeReader.test(words) ? 'close' : 'unknown'
}

/** Reads the free-text field "relationship". A friend from the office is a friend, and so is a son who is at university. */
export function readerKind(relationship: string): ReaderKind {
  const [who = ''] = relationship.split(/,|\b(?:who|at|from|in)\b/iu)
  const kind = kindOf(who)
  return kind === 'unknown' ? kindOf(relationship) : kind
}

/** Readers who mostly expect the form of a letter. Coworkers do not. */
export function expectsLetter(relationship: string): boolean {
  return formalReader.test(relationship) && !/\b(?:coworker|colleague)\b/iu.test(relationship)
}

const titled = /\b((?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Professor)\.? \p{Lu}[\p{L}'-]+)/u
const introduced = /^(?:to )?(?:my|our|the) (?:\p{Ll}+ ){1,2}(\p{Lu}\p{Ll}+)$/u

/** The reader's name, where the writer gave it in the field "relationship": "my landlord Mr Hale". */
export function readerName(relationship: string): string | undefined {
  return (titled.exec(relationship) ?? introduced.exec(relationship.trim()))?.[1]
}

/** The reader's name, where the context says it: "Her name is Dr Patel". */
export const namedIn = (context: string): string | undefined =>
  /\b(?:his|her|their) name is ((?:(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Professor)\.? )?\p{Lu}[\p{L}'-]+)/iu.exec(
    context,
  )?.[1]
