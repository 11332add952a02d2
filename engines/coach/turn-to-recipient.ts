import { noVerb, plainVerb } from './plain-verb.ts'

type Shift = 'she' | 'he' | 'they'

const pronouns: Readonly<Record<Shift, ReadonlyMap<string, string>>> = {
  she: new Map([
    ['she', 'you'],
    ["she's", 'you are'],
    ['hers', 'yours'],
    ['herself', 'yourself'],
  ]),
  he: new Map([
    ['he', 'you'],
    ["he's", 'you are'],
    ['him', 'you'],
    ['his', 'your'],
    ['himself', 'yourself'],
  ]),
  they: new Map([
    ['they', 'you'],
    ["they're", 'you are'],
    ['them', 'you'],
    ['their', 'your'],
    ['themselves', 'yourself'],
  ]),
}

/** "her" stands for a person or for whose something is: before a word that can be had it is the second. */
const herOf = (next: string | undefined) =>
  next !== undefined &&
  /^\p{L}/u.test(next) &&
  !/^(?:to|that|if|when|and|but|or|because|with|on|at|in|for|about|again|so|not|now|today|tomorrow|back|how|what|why)$/i.test(
    next,
  )
    ? 'your'
    : 'you'

function turnTo(shift: Shift, content: string): string {
  const tokens = content.split(/(\s+)/)
  const table = pronouns[shift]
  let isAfterYou = false
  return tokens
    .map((token, place) => {
      if (/^\s*$/.test(token)) return token
      const [, word = token, marks = ''] = /^(.*?)([,.;:!?]*)$/.exec(token) ?? []
      const plain = word.toLowerCase().replace('’', "'")
      const next = tokens.slice(place + 1).find((other) => /\S/.test(other))
      const turned =
        shift === 'she' && plain === 'her' ? (marks === '' ? herOf(next) : 'you') : table.get(plain)
      if (turned !== undefined) {
        isAfterYou = turned === 'you' && ['she', 'he'].includes(plain)
        return turned + marks
      }
      if (!isAfterYou) return token
      isAfterYou = noVerb.test(word)
      return plainVerb(word) + marks
    })
    .join('')
}

const shiftOf: ReadonlyMap<string, Shift> = new Map([
  ['her', 'she'],
  ['him', 'he'],
  ['them', 'they'],
])

/**
 * Words about a person as words to that person: "that he talks too fast" becomes "that you talk too fast". Who is spoken of as he or she is the one spoken to where nobody else is.
 * @param to how the person was named: "her", "my boss", "Dario"
 */
export function turnToRecipient(to: string, content: string): string {
  const known = shiftOf.get(to.toLowerCase())
  if (known) return turnTo(known, content)
  if (/^(?:his|their)\b/i.test(to)) return content
  const speaksOf = (pattern: RegExp) => pattern.test(content)
  const isShe = speaksOf(/\b(?:she|her|hers)\b/i)
  const isHe = speaksOf(/\b(?:he|him|his)\b/i)
  if (isShe === isHe) return content
  return turnTo(isShe ? 'she' : 'he', content)
}
