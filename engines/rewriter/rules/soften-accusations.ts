import { type Edit, eachAlone, isSentenceStart, replacement, type Suggestion } from '../edit.ts'
import { canBeAskedFor, complainedOf, kindWords, missedVerbs } from '../phrases/accusation-words.ts'
import type { RewriteWay, Rule } from '../reading.ts'
import { sentenceSpans } from '../sentence-spans.ts'

const START = "(?<![\\p{L}\\p{N}'])"
const END = "(?![\\p{L}'])"
const never = 'never (?:ever )?(?:even )?'
const bases = missedVerbs.map(([base]) => base).join('|')
const baseByPast = new Map(
  missedVerbs.filter(([base, past]) => base !== past).map(([base, past]) => [past, base]),
)
const asksSomething = /\bplease\b|\bI need\b|\bI want\b|\bI would like\b|\?/iu

type Turn = {
  find: RegExp
  put: (match: RegExpMatchArray) => string
  /** What the writer needs, said behind the sentence where the message asks for nothing. */
  need?: string
}
const pattern = (source: string) => new RegExp(`${START}${source}`, 'giu')

const turns: readonly Turn[] = [
  { find: pattern('you never do(?=\\s*[.!?,;]|$)'), put: () => 'you usually do not' },
  {
    // No answer at all is what happened.
    find: pattern(
      `you never (answer|reply|respond)(?:(?: to)? me(?![\\p{L}'])|(?: to)? (my \\p{L}+))?(?=\\s*(?:[.!?,;]|$|and ))`,
    ),
    put: ([, verb = '', to]) =>
      `I have had no ${verb.toLowerCase() === 'answer' ? 'answer' : 'reply'}${to ? ` to ${to}` : ''}`,
  },
  {
    find: pattern(
      `you ${never}(?=(?:${bases})${END}(?!\\s+(?:ask for|say no)))(?=(${canBeAskedFor}${END})?)`,
    ),
    put: () => 'you rarely ',
    need: ', and I need you to',
  },
  {
    find: pattern(
      `you(?:'re| are) (?:always|constantly) (?=(?:late|on your phone|busy|angry|shouting|complaining|negative|rude|interrupting)${END})`,
    ),
    put: () => 'you are often ',
  },
  {
    find: pattern("you(?:'re| are) never (?=(?:at home|home|on time|there|here|available|ready)(?! for me))"),
    put: () => 'you are rarely ',
  },
  {
    find: pattern(
      `you (?:always|constantly) (?=(?:${complainedOf}|say (?:that|no|you(?:'ll)?)|promise)${END})`,
    ),
    put: () => 'you often ',
    need: '. I would like that to change',
  },
  {
    find: pattern(`you ${never}(${[...baseByPast.keys()].join('|')})${END}`),
    put: ([, past = '']) => `as far as I know, you did not ${baseByPast.get(past.toLowerCase()) ?? past}`,
  },
  {
    find: pattern(`you(?:'ve| have) ${never}(?=\\p{L})`),
    put: () => 'as far as I know, you have not ',
  },
  {
    find: pattern("(?:this|it|that)(?: is|'s) all your fault"),
    put: () => 'I think that you caused this',
  },
  {
    find: pattern('every single (time|day|night|week) (?=you )'),
    put: ([, unit = '']) => (unit === 'time' ? 'often when ' : `every ${unit} `),
  },
]

const reason =
  '"Always" and "never" invite a reader to argue about the exception. What happened is harder to argue with.'

function needAfter(text: string, turn: Turn, match: RegExpMatchArray, end: number): Edit[] {
  const isAskable = turn.need && (!turn.need.startsWith(', and') || match[1])
  const sentence = /[.!]$/.test(text.slice(0, end)) ? end - 1 : end
  const isSimple = !/[,;]|\b(?:and|but|because|when|if|so)\b/iu.test(text.slice(match.index ?? 0, sentence))
  if (!isAskable || !isSimple || asksSomething.test(text)) return []
  const word = /\S*$/u.exec(text.slice(0, sentence))?.[0] ?? ''
  return [{ start: sentence - word.length, end: sentence, put: `${word}${turn.need}` }]
}

function softened(
  text: string,
  at: number,
  { turn, match }: { turn: Turn; match: RegExpMatchArray },
  way: RewriteWay,
): Edit {
  const isOpen = isSentenceStart(text, at)
  const put = turn.put(match)
  const noticed = way === 'softer' && isOpen && put.startsWith('you ') ? `I notice that ${put}` : put
  const edit = replacement(text, at, at + match[0].trimEnd().length, noticed.trimEnd())
  return isOpen && /^i /i.test(noticed) ? { ...edit, put: noticed.trimEnd().replace(/^i /, 'I ') } : edit
}

/**
 * Turns "you always" and "you never" into what happened and what is needed. No feeling is named that the writer did
 * not name. A single event in the past stays one. Praise and questions are left alone.
 */
export const softenAccusations: Rule = (text, { way }): Suggestion[] => {
  const suggestions: Suggestion[] = []
  for (const { start, end, text: sentence } of sentenceSpans(text)) {
    if (kindWords.test(sentence) || /\?["”')]*$/u.test(sentence)) continue
    const found = turns.flatMap((turn) => [...sentence.matchAll(turn.find)].map((match) => ({ turn, match })))
    const [first] = found
    if (!first) continue
    const at = start + first.match.index
    const edits = [softened(text, at, first, way)]
    // What is needed is said once.
    const place = { ...first.match, index: at } as RegExpMatchArray
    if (suggestions.length === 0) edits.push(...needAfter(text, first.turn, place, end))
    suggestions.push({ edits, reason })
  }
  return suggestions
}

const blames = [
  [
    /(?<![\p{L}])you make me (?:so |really |very )?(angry|mad|furious|sad|upset)(?![\p{L}])/giu,
    'I feel $1 about this',
  ],
  [
    /(?<![\p{L}])you made me (?:so |really |very )?(angry|mad|furious|sad|upset)(?![\p{L}])/giu,
    'I felt $1 about this',
  ],
  [/,? for once(?=[.!]*$)/gimu, ''],
] as const

/** A feeling that the writer named, as their own and not as the reader's deed. */
export const ownFeelings: Rule = (text) =>
  blames.flatMap(([find, put]) =>
    eachAlone(
      [...text.matchAll(find)].map((match) =>
        replacement(text, match.index, match.index + match[0].length, put.replace('$1', match[1] ?? '')),
      ),
      'The feeling is said as yours. The reader hears how it is for you, and not a reproach.',
    ),
  )
