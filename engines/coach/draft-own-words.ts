import { countWords } from '#engines/english/count-words.ts'
import { splitSentences } from '#engines/english/split-sentences.ts'
import { asQuestion } from './as-question.ts'
import { turnToRecipient } from './turn-to-recipient.ts'

/** A word of whom something is said to; what begins with one of these says how or about what. */
const personWord = '(?!(?:without|about|in|with|at|before|after|on|for|by|when|while)\\b)\\p{Ll}+'
const recipient = `(?!(?:the|a|an|my|this|that) (?:text|message|note|mail|e-?mail|letter|reply|sentence|card|answer)\\b)(?:her|him|them|(?:my|his|our|their|the|a|an|mine?)\\s+(?:${personWord}\\s){0,2}?${personWord}(?:['’]s\\s\\p{Ll}+)?|\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{Ll}+)?|mum|mom|dad|mam|everyone|people)`
const saying =
  '(?:tell|telling|write(?: to| back to)?|text(?: to)?|message|e?mail|(?:say|explain|reply|answer|send)(?: to)?|let)'

const told = new RegExp(
  `\\b${saying}\\s+(?<to>${recipient})\\s+(?:know\\s+|saying\\s+|a (?:text|message|note|mail|email)\\s+(?:saying\\s+)?)?(?:that\\s+|(?:,\\s*)?(?=(?:i|i['’]?m|im|ive|we|my|our|he|she|they|it|this|there|the)\\b))(?<content>.+)$`,
  'iu',
)
const toldTo = new RegExp(
  `\\b(?:tell|telling|ask|asking)\\s+(?<to>${recipient})\\s+(?<not>not\\s+)?to\\s+(?<content>.+)$`,
  'iu',
)
const asked = new RegExp(
  `\\bask(?:ing)?\\s+(?:(?<to>${recipient})\\s+)?(?:if|whether)\\s+(?<content>.+)$`,
  'iu',
)
const askedFor = new RegExp(`\\bask(?:ing)?\\s+(?<to>${recipient})\\s+for\\s+(?<content>.+)$`, 'iu')
const saidThat =
  /\b(?:say|write|saying|explain)\s+that\s+(?=(?:i|i['’]?m|im|ive|we|my|our)\b)(?<content>.+)$/iu

/** "One message that says: …", "the message should say …": the words are the person's own, however many. */
const dictated =
  /\b(?:message|text|note|sentence|line|letter|e-?mail)\b(?: (?:for|to) [^:,.]{1,30})?,?\s+(?:(?:that|which|to) )?(?:should |must |can )?say(?:s|ing)?\s*(?::|that\b:?)\s*(?<content>.+)$/isu
/** "Can I just say I want to be asked": what is meant to be said, without whom it is for. */
const askedWhether =
  /\b(?:can|could|may|should) i (?:just |simply )?(?:say|write|tell (?:him|her|them)) (?:that )?(?=(?:i|i['’]?m|im|ive|we|my)\b)(?<content>.+)$/iu

/** What somebody asks of the wording is no part of what is said. */
const asides =
  /[,;]?\s*\b(?:without (?:sounding|being|seeming|hurting|making|it)\b.*|in (?:a|an) (?:\p{L}+\s)?(?:way|tone)\b.*|(?:nicely|politely|kindly|gently)$|so (?:that )?(?:she|he|they) (?:do(?:es)?n['’]?t|will|won['’]?t|is|are)\b.*|(?:please|pls|for me|thanks|thank you)$|but (?:i )?(?:don['’]?t|do not|dont) know how.*|and (?:i )?(?:don['’]?t|do not|dont) know (?:how|what).*)/iu

const LEAST_WORDS = 3
/** What is longer is a story, and not a message. */
const MOST_WORDS = 20

const clean = (content: string) =>
  content
    .replace(asides, '')
    .replace(/\b(and|but) that (?=(?:i|you|we|it|they|he|she)\b)/gi, '$1 ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:!?]+$/, '')
    .trim()

function finish(content: string, mark: string): string {
  const text = content
    .replace(/\bi(?=\b|['’](?:m|d|ll|ve)\b)/g, 'I')
    .replace(/\b(?:im)\b/gi, "I'm")
    .replace(/\b(?:dont|cant|wont|didnt|doesnt|isnt|couldnt|wouldnt)\b/gi, (word) =>
      word.replace(/nt$/i, "n't"),
    )
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${mark}`
}

/** Somebody wants to say it; who tells what was said before has no use for it as a message. */
const wanted =
  /\b(?:how|what|help|can you|could you|would you|want to|wanna|would like to|need to|have to|trying to|try to|going to|write|draft|don['’]?t know|do not know|not sure|should i|can i|may i|way to|best way)\b|^(?:tell|ask|text|message|email|say)\b/i

/** The patterns do not see capital letters, by which alone a name is known. */
const isSomebody = (to: string) =>
  to === '' ||
  /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u.test(to) ||
  /^(?:my|his|our|their|the|an?|mine?)\s|^(?:her|him|them|mum|mom|dad|mam|everyone|people)$/i.test(to)

/** What breaks off, quotes, or asks something else beside it, is no sentence that somebody could send. */
const isUnsendable = (content: string) =>
  /[:;()"“”…/]|\.\.|\b(?:to|and|but|because|that|the|an?|of|with|if|or|so|like|about|how|what|why|when)$|\b(?:how|what|why) (?:do|should|can|could|would|to)\b|\b(?:idk|lol|etc|or something|and stuff|you know)\b/i.test(
    content,
  )

type Form = { pattern: RegExp; least: number; finish(content: string, not: boolean): string }

/** How people say what they want to say, and what becomes of it. */
const forms: readonly Form[] = [
  { pattern: asked, least: LEAST_WORDS, finish: (content) => finish(asQuestion(content), '?') },
  {
    pattern: toldTo,
    least: 2,
    finish: (content, not) =>
      not ? finish(`please do not ${content}`, '.') : finish(`could you please ${content}`, '?'),
  },
  { pattern: askedFor, least: 1, finish: (content) => finish(`could I have ${content}, please`, '?') },
  { pattern: told, least: LEAST_WORDS, finish: (content) => finish(content, '.') },
  { pattern: askedWhether, least: LEAST_WORDS, finish: (content) => finish(content, '.') },
  { pattern: saidThat, least: LEAST_WORDS, finish: (content) => finish(content, '.') },
]

const MOST_DICTATED_WORDS = 60

/** Words that are dictated, each sentence ended: whoever dictates has chosen them. */
function draftDictated(text: string): string | undefined {
  const content = dictated.exec(text)?.groups?.content?.replace(/\s+/g, ' ').trim()
  if (content === undefined || countWords(content) > MOST_DICTATED_WORDS || countWords(content) < LEAST_WORDS)
    return undefined
  return splitSentences(content.replace(/^["“']|["”']$/g, ''))
    .map((sentence) => finish(sentence.replace(/[\s.!?]+$/, ''), /\?\s*$/.test(sentence) ? '?' : '.'))
    .join(' ')
}

function draftOfSentence(sentence: string): string | undefined {
  if (!wanted.test(sentence)) return undefined
  for (const { pattern, least, finish: end } of forms) {
    const found = pattern.exec(sentence)?.groups
    if (!found || !isSomebody(found.to ?? '')) continue
    const content = clean(turnToRecipient(found.to ?? '', found.content ?? ''))
    const words = countWords(content)
    if (isUnsendable(content)) return undefined
    return words >= least && words <= MOST_WORDS ? end(content, found.not !== undefined) : undefined
  }
  return undefined
}

/**
 * What a message says that somebody wants to say or ask, as words to the person: "how do I tell her that she is too
 * loud" becomes "You are too loud." Nothing where no such sentence stands in it. What is said stays the person's own;
 * only who speaks to whom is turned.
 */
export function draftOwnWords(text: string): string | undefined {
  const said = draftDictated(text)
  if (said !== undefined) return said
  for (const sentence of text.split(/\n+/).flatMap(splitSentences)) {
    const draft = draftOfSentence(sentence.trim())
    if (draft) return draft
  }
  return undefined
}
