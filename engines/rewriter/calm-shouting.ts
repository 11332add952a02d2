const MIN_SHOUTED_LETTERS = 8
const SHOUTED_SHARE = 0.7
/** Written in capitals without shouting. */
const acronyms = new Set(
  'I TV PC UK USA EU NHS GP HR PDF ADHD ASD OCD PTSD SMS ID OK CEO DVD GPS VAT DIY FAQ CV UN NASA BBC'.split(
    ' ',
  ),
)
/** Months and days keep their capital letter in small letters too. */
const dayOrMonth =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|june|july|august|september|october|november|december)$/i
/** Single words in capitals that only add force. */
const emphasized = new Set(
  'NEVER ALWAYS NOT NO NOW STOP PLEASE VERY REALLY SO EVERY ALL ANY DO DID DONT AGAIN TWICE MUST NEED WANT WHY WHAT HOW WHEN YOU ME MY YOUR EVERYONE EVERYTHING NOTHING ONLY EVER STILL HATE LOVE TODAY IMMEDIATELY URGENT'.split(
    ' ',
  ),
)

/** Whether a sentence is written in capitals throughout. */
function isShouted(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? []
  const capitals = sentence.match(/\p{Lu}/gu) ?? []
  return letters.length >= MIN_SHOUTED_LETTERS && capitals.length / letters.length >= SHOUTED_SHARE
}

const capitalized = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

/** A word of a shouted sentence. `names` are words that stand elsewhere in the message with one capital. */
function calmWord(word: string, names: ReadonlySet<string>): string {
  if (word !== word.toUpperCase()) return word
  if (acronyms.has(word) || word.startsWith("I'")) return calmContraction(word)
  if (dayOrMonth.test(word) || names.has(capitalized(word))) return capitalized(word)
  return word.toLowerCase()
}

const calmContraction = (word: string) => (word.includes("'") ? `I${word.slice(1).toLowerCase()}` : word)

/**
 * A shouted sentence in small letters, and in other sentences words that are in capitals only for force. Repeated
 * marks become one.
 */
export function calmShouting(sentence: string, names: ReadonlySet<string>): string {
  const shouted = isShouted(sentence)
  return sentence
    .replace(/[\p{L}][\p{L}']*/gu, (word) => {
      if (shouted) return calmWord(word, names)
      return emphasized.has(word.replaceAll("'", '')) && word.length > 1 ? word.toLowerCase() : word
    })
    .replace(/\?[!?]*!?[!?]*|![!?]*\?[!?]*/g, '?')
    .replace(/!{2,}/g, '.')
    .replace(/\.{4,}/g, '...')
}
