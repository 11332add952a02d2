import type { PhraseBook } from './find-phrases.ts'

/** A place in one's own text; `start` and `end` count UTF-16 units. */
export type SoundingPlace = {
  start: number
  end: number
  said: string
  sounds: string
  toWhom: string
  instead: string
}

type Rule = { cue: RegExp; sounds: string; toWhom: string; instead: string }

const rules: readonly Rule[] = [
  {
    cue: /\byou (?:always|never)\b[^.!?\n]*/gi,
    sounds: 'It can sound like an accusation.',
    toWhom: 'The person it is about. They may answer with one time when it was otherwise.',
    instead: 'Name one time: “On Monday you …. I would like ….”',
  },
  {
    cue: /[!?]{2,}/g,
    sounds: 'It can sound angry or pressing.',
    toWhom: 'People who read several marks as shouting.',
    instead: 'Use one mark.',
  },
  {
    cue: /\b[A-Z]{4,}(?:\s+[A-Z]{2,})+\b/g,
    sounds: 'It can sound like shouting.',
    toWhom: 'Most people who read messages.',
    instead: 'Use small letters.',
  },
  {
    cue: /^(?:send|give|bring|call|tell|fix|answer|reply|stop|do|come|hurry)\b(?![^.!?\n]*\bplease\b)[^.!?\n]*/gim,
    sounds: 'It can sound like an order.',
    toWhom: 'A stranger, a colleague or somebody in charge.',
    instead: 'Begin with “Could you please …”.',
  },
  {
    cue: /\b(?:whatever|obviously|as i (?:already )?said|clearly you)\b/gi,
    sounds: 'It can sound annoyed.',
    toWhom: 'Somebody who did not know it, or who missed it.',
    instead: 'Leave it out.',
  },
  {
    cue: /\b(?:oh great|thanks for nothing|nice of you to|how kind of you)\b/gi,
    sounds: 'It can sound sarcastic.',
    toWhom: 'Somebody who knows that something went wrong.',
    instead: 'Say what went wrong, and what you want now.',
  },
  {
    cue: /\b(?:asap|at some point|stuff like that|the thing|soonish|sometime)\b/gi,
    sounds: 'It can sound vague.',
    toWhom: 'Somebody who has to plan for it.',
    instead: 'Name the thing, and a day or an hour.',
  },
  {
    cue: /\b(?:please please|i['’]?m begging you|i beg you)\b/gi,
    sounds: 'It can sound like begging.',
    toWhom: 'Somebody who would have said yes to one request.',
    instead: 'Ask once: “Please ….”',
  },
]

const MAX_PLACES = 8
const MANY_APOLOGIES = 3
const LONG_WORDS = 150

function placesOf(rule: Rule, text: string): SoundingPlace[] {
  const { cue, ...texts } = rule
  return [...text.matchAll(cue)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    said,
    ...texts,
  }))
}

function apologies(text: string): SoundingPlace[] {
  const found = [...text.matchAll(/\b(?:sorry|apologi[sz]e|apologies)\b/gi)]
  const third = found[MANY_APOLOGIES - 1]
  if (!third) return []
  const [said] = third
  return [
    {
      start: third.index,
      end: third.index + said.length,
      said,
      sounds: `It says sorry ${found.length} times. It can sound worried.`,
      toWhom: 'Somebody who may feel that they have to comfort you.',
      instead: 'Say sorry once.',
    },
  ]
}

function length(text: string): SoundingPlace[] {
  const words = text.match(/\S+/g)?.length ?? 0
  if (words < LONG_WORDS) return []
  const said = /^.{0,60}/.exec(text.trim())?.[0] ?? ''
  const start = text.indexOf(said)
  return [
    {
      start,
      end: start + said.length,
      said: `${said} …`,
      sounds: `It has ${words} words. It can be too long to find what you want.`,
      toWhom: 'Somebody who reads it in between other things.',
      instead: 'Put what you want in the first sentence.',
    },
  ]
}

/** What a phrase means, as one's own words; an entry that tells what its senders do ("They …") is no wording. */
const plainly = (means: string) =>
  /^They\b/.test(means) ? 'Say in plain words what you want or feel.' : `Say it plainly: ${means}`

/** Phrases that people hear as cool or hostile, by the phrase book. */
function coolPhrases(text: string, book: PhraseBook): SoundingPlace[] {
  return book
    .find(text)
    .filter(({ entry }) => entry.tone === 'cool' || entry.tone === 'hostile')
    .map(({ entry, start, end }) => ({
      start,
      end,
      said: text.slice(start, end),
      sounds: `It can sound ${entry.tone === 'cool' ? 'cool' : 'hostile'}. People often read it as: ${entry.readings[0]?.can ?? entry.means}`,
      toWhom: 'People who know the phrase.',
      instead: plainly(entry.means),
    }))
}

/** Where one's own message can sound other than it is meant, in the order of the text; empty when nothing stands out. */
export function howItMaySound(text: string, book: PhraseBook): SoundingPlace[] {
  const all = [
    ...rules.flatMap((rule) => placesOf(rule, text)),
    ...apologies(text),
    ...length(text),
    ...coolPhrases(text, book),
  ]
  return all
    .filter(
      ({ start, end }, index) => !all.slice(0, index).some((other) => start < other.end && other.start < end),
    )
    .sort((a, b) => a.start - b.start)
    .slice(0, MAX_PLACES)
}
