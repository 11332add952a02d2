const aboutReader = /\b(?:you|you're|you've|u|yourself)\b/i
const yourPerson = /\byour (?:son|daughter|child|boy|girl|little one)\b/gi
const aboutAnother =
  /\b(?:he|she|him|her|his|hers)\b|^\W*(?:Dear [^,]*, ?)?[A-Z][a-z]+(?:['’]s| is| was| has| brings| shows| makes| can| could| does| likes) /

/** Whether a message speaks of somebody else than the one who reads it, such as a child of theirs. */
export function judgesAnother(text: string): boolean {
  const plain = text.replace(yourPerson, 'he')
  return aboutAnother.test(plain) && !aboutReader.test(plain.replace(/\b(?:thank|assure|tell) you\b/gi, ''))
}
