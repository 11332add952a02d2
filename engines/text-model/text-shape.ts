/** Up to so many words a text is short, middling or long. */
const lengths = [3, 6, 12, 20, 40]

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .match(/[\p{L}\p{N}']+/gu) ?? []

function endOf(text: string): string {
  const mark = /([?!.…]|\p{Extended_Pictographic})\W*$/u.exec(text.trim())?.[1]
  if (mark === undefined) return 'open'
  return /[?!.…]/.test(mark) ? mark : 'emoji'
}

const marks: readonly [name: string, cue: RegExp][] = [
  ['asks', /\?/],
  ['calls', /!/],
  ['has a number', /\d/],
  ['is a letter', /\n|(?:^|\s)(?:dear|hi|hello)\b/i],
  ['has I', /\bI\b|\bi'/i],
  ['has you', /\byou/i],
  ['begins small', /^[a-z]/],
]

/** How a message stands there, apart from what its words mean: length, end, marks, first and last words. */
export function shapeOf(text: string): string[] {
  const words = plainWords(text)
  return [
    `length ${lengths.findIndex((most) => words.length <= most)}`,
    `end ${endOf(text)}`,
    `first ${words[0]}`,
    `first ${words.slice(0, 2).join(' ')}`,
    `last ${words.at(-1)}`,
    `last ${words.slice(-2).join(' ')}`,
    ...marks.flatMap(([name, cue]) => (cue.test(text) ? [name] : [])),
  ]
}
