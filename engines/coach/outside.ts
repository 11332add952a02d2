import { splitWords } from '#engines/english/split-words.ts'
import type { CoachReply, CoachTurn } from './coach-turn.ts'
import { answer } from './reply.ts'
import { texts } from './texts.ts'

type OtherLanguage = keyof typeof texts.otherLanguages

/** Requests to act as something else, or to give away or drop the rules. Written over lower-case words. */
const instructionPatterns = [
  /\b(ignore|forget|disregard|override|bypass) (\w+ ){0,3}(instructions?|rules|prompts?|guidelines|restrictions|everything (above|before))\b/,
  /\b(system|initial|hidden|secret|original) prompt\b|\bjailbreak\b|\bdeveloper mode\b/,
  /\b(reveal|show|print|repeat|tell|give) (\w+ ){0,2}your (\w+ )?(instructions?|rules|prompt|source code|api key|password)\b/,
  /^(please |now )*(pretend|imagine) (to be|that you|you)\b|\byou are (now|no longer) (an? |my |the )?\w+|^(please )?(act|behave|talk|speak|answer) (as|like) (if you|an? |my |the )/,
]
/** A longer message is a person's story, whatever words occur in it. */
const MAX_INSTRUCTION_WORDS = 20

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

const isInstruction = (text: string) => {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return (
    plain.split(' ').length <= MAX_INSTRUCTION_WORDS &&
    instructionPatterns.some((pattern) => pattern.test(plain))
  )
}

/** The safety check stands before the coach; somebody who passes it by may still have written this. */
const emergency =
  /\b(kill|hang|shoot|drown|poison) (myself|my self)\b|\b(want|wanting|wanna|going|plan|planning|wish) to (die|be dead|end (it all|my life))\b(?! (of|from) )|(?<!\b(?:not|never|no longer|no) (?:\w+ )?)\bsuicidal\b|\b(cut|cutting|hurt|hurting|burn|burning) myself\b|\bdo not want to (live|be alive|exist)\b|\bbetter off dead\b|\bend my (own )?life\b|\b(took|taken|swallowed) (an overdose|too many|all (of )?my|a whole)\b/

const isEmergency = (text: string) =>
  emergency.test(
    text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .replace(/\b(don't|dont)\b/g, 'do not')
      .replace(/\s+/g, ' '),
  )

/** The reply to what is known by its form, before anything is read: danger, another language, other instructions. */
export function answerOutside({ text, library }: CoachTurn): CoachReply | undefined {
  if (isEmergency(text)) return { parts: [answer(texts.emergency(library.places.getHelp))] }
  const language = otherLanguage(text)
  if (language) {
    const own = texts.otherLanguages[language]
    return { parts: [...(own === '' ? [] : [answer(own)]), answer(texts.englishOnly)] }
  }
  return isInstruction(text) ? { parts: [answer(texts.instructions)] } : undefined
}
