import { splitWords } from '#engines/english/split-words.ts'

/** Languages in which the coach can say that it understands English only. */
export type OtherLanguage = 'es' | 'de' | 'fr' | 'pt' | 'it' | 'nl' | 'other'

/** What a message is about when it is nothing that a skills library could have a card on. */
export type OutsideMatter =
  | { kind: 'instructions' }
  | { kind: 'subject' }
  | { kind: 'language'; language: OtherLanguage }

/** Requests to act as something else, or to give away or drop the rules. Written over lower-case words. */
const instructionPatterns = [
  /\b(ignore|forget|disregard|override|bypass) (\w+ ){0,3}(instructions?|rules|prompts?|guidelines|restrictions|everything (above|before))\b/,
  /\b(system|initial|hidden|secret|original) prompt\b|\bjailbreak\b|\bdeveloper mode\b/,
  /\b(reveal|show|print|repeat|tell|give) (\w+ ){0,2}your (\w+ )?(instructions?|rules|prompt|source code|api key|password)\b/,
  /^(please |now )*(pretend|imagine) (to be|that you|you)\b|\byou are (now|no longer) (an? |my |the )?\w+|^(please )?(act|behave|talk|speak|answer) (as|like) (if you|an? |my |the )/,
]

/** Knowledge, sums, code and chores for a machine: the usual questions to which no card is the answer. */
const subjectPatterns = [
  /\b(what|how|hows|will|is|tell me)( \w+){0,3} (weather|forecast|temperature)\b|\b(weather|forecast) (today|tomorrow|for|in|report)\b/,
  /^(please |can you |could you |how (do|can) i |how to )*(write|fix|debug|code|program|explain|make|give)( \w+){0,4} (code|python|javascript|java|html|css|sql|script|algorithm|app|website)\b|\b(in|with|using) (python|javascript|java|html|css|sql|linux|excel)\b/,
  /\b(capital|population|president|prime minister|currency|flag|area) of \w+/,
  /^(who|when|where)( \w+){0,4} (won|invented|discovered|founded|painted|composed|built the)\b/,
  /\bhow (far|tall|high|deep|heavy|old|big) (away )?is (the|mount|mt) \w+/,
  /\b(square root|derivative|integral|equation|percent of|divided by|multiplied by)\b|(?<!\d)\d+ ?(times|plus|minus|x) ?\d/,
  /\btranslate( \w+){1,8} (into|to|in) (\w+ )?(spanish|german|french|italian|japanese|chinese|english|latin|russian|polish)\b/,
  /^(please |can you |could you )*(write|tell|give|sing|make)( me| us)?( \w+){0,2} (poem|song|lyrics|joke|story|essay|novel|riddle)\b/,
  /\brecipe (for|of)\b|\b(exchange rate|stock price|lottery numbers|horoscope|zodiac)\b/,
  /\b(score|scores|results?|standings) of (the )?\w+|\b(super bowl|world cup|premier league|champions league|olympics)\b/,
  /\b(who|when|what)( \w+){0,3} (election|war of|world war|revolution)\b/,
]

/** Small words by which a language is known; none of them is an English word that people write in a message. */
const smallWords: Readonly<Record<Exclude<OtherLanguage, 'other'>, ReadonlySet<string>>> = {
  es: new Set(
    'hola que puedes ayudarme ayuda por para como estoy tengo mi el los las muy pero porque quiero hablo con una del hablar trabajo siento ingles'.split(
      ' ',
    ),
  ),
  de: new Set(
    'ich habe hallo und nicht mir mich ein eine der das ist bin wie kann mein meine mit zu auf vor dem wenn bitte keine sehr aber angst'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'je suis bonjour les des une mon ma avec pour pas est que quoi peur parler comment mes dans aide moi ne sais salut vous veux'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'oi ola eu nao estou tenho meu minha com uma voce ajuda preciso muito mas quero falar porque ajudar'.split(
      ' ',
    ),
  ),
  it: new Set(
    'ciao sono non ho mi il che con una mio mia come aiuto posso voglio molto paura parlare perche aiutarmi'.split(
      ' ',
    ),
  ),
  nl: new Set(
    'hallo ik ben niet een het mijn met heb wat hoe kan voor bang maar zeer graag jij helpen'.split(' '),
  ),
}
/** So many small words of one language, and this share of the message, show that it is written in it. */
const MIN_SMALL_WORDS = 2
const MIN_SHARE = 0.34

function otherLanguage(text: string): OtherLanguage | undefined {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length > 2 && latin.length < letters.length / 2) return 'other'
  const words = splitWords(text.replace(/(\p{L})['’](?=\p{L}{2})/gu, '$1e '))
  const counts = Object.entries(smallWords).map(([language, own]) => ({
    language: language as OtherLanguage,
    count: words.filter((word) => own.has(word)).length,
  }))
  const best = counts.reduce((most, next) => (next.count > most.count ? next : most))
  return best.count >= MIN_SMALL_WORDS && best.count >= MIN_SHARE * words.length ? best.language : undefined
}

/** A longer message is a person's story, whatever words occur in it. */
const MAX_SUBJECT_WORDS = 20

/**
 * Recognizes messages that lie outside the skills library by their form. Coarse on purpose and used for its kind of
 * answer only: a card's own question is looked for first.
 */
export function readOutside(text: string): OutsideMatter | undefined {
  const language = otherLanguage(text)
  if (language) return { kind: 'language', language }
  const plain = text
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.split(' ').length > MAX_SUBJECT_WORDS) return undefined
  if (instructionPatterns.some((pattern) => pattern.test(plain))) return { kind: 'instructions' }
  return subjectPatterns.some((pattern) => pattern.test(plain)) ? { kind: 'subject' } : undefined
}
