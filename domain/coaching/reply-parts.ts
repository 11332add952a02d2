/**
 * What a reply is made of (decision 0015). `answer` is what is said first, and any paragraph without a label;
 * `words` is one sentence to say or send; `step` stands alone, because steps are given one at a time; each of the
 * `options` is a message that the person may send next; `address` names who answers what is not ours.
 */
export type ReplyPart =
  | { kind: 'answer' | 'open' | 'now' | 'words' | 'address'; text: string }
  | { kind: 'step'; number: number; of: number; text: string }
  | { kind: 'options'; question: string; options: readonly ReplyChoice[] }
/** One of the options: the message that choosing it sends and, where it is short enough, its answer beforehand. */
export type ReplyChoice = { text: string; answer?: string | undefined }
export type ReplyPartKind = ReplyPart['kind']

/** The words before a part in the reply's text. A reader of the bare text sees them too, so they are plain words. */
export const replyPartLabels = {
  open: 'What is open:',
  now: 'Now:',
  words: 'You can say or write:',
  address: 'Who can answer:',
} as const

/** An answer stands below its option, indented as the text of a list's item is. */
const writeChoice = ({ text, answer }: ReplyChoice) =>
  answer === undefined ? `- [ ] ${text}` : `- [ ] ${text}\n  ${answer}`

const labelled = (label: string, text: string) => `**${label}** ${text}`

function writePart(part: ReplyPart, before: ReplyPart | undefined): string {
  switch (part.kind) {
    case 'answer':
      return part.text
    case 'words':
      return before?.kind === 'words' ? `> ${part.text}` : `**${replyPartLabels.words}**\n\n> ${part.text}`
    case 'step':
      return labelled(`Step ${part.number} of ${part.of}:`, part.text)
    case 'options':
      return [part.question, '', ...part.options.map(writeChoice)].join('\n')
    default:
      return labelled(replyPartLabels[part.kind], part.text)
  }
}

/**
 * A reply as Markdown, the form in which it is streamed, kept, exported and read aloud. What a part says is one line;
 * only an `answer` may have line breaks, with no empty line in it.
 */
export function writeReplyParts(parts: readonly ReplyPart[]): string {
  return parts.map((part, index) => writePart(part, parts[index - 1])).join('\n\n')
}

const step = /^\*\*Step (\d{1,3}) of (\d{1,3}):\*\*\s*/
const optionStart = /^- \[ \] (.+)$/
const optionAnswer = /^ {2}(\S.*)$/

/** The options of these lines, or undefined where a line is no part of one. */
function readChoices(lines: readonly string[]): ReplyChoice[] | undefined {
  const choices: ReplyChoice[] = []
  for (const line of lines) {
    const text = optionStart.exec(line)?.[1]
    const answer = optionAnswer.exec(line)?.[1]
    const last = choices.at(-1)
    if (text !== undefined) choices.push({ text })
    else if (answer !== undefined && last && last.answer === undefined)
      choices[choices.length - 1] = { ...last, answer }
    else return undefined
  }
  return choices
}

function readOptions(block: string): ReplyPart | undefined {
  const [question = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '')
  const options = readChoices(lines)
  return options && options.length > 0 ? { kind: 'options', question, options } : undefined
}

function readLabelled(block: string): ReplyPart | undefined {
  for (const kind of ['open', 'now', 'address'] as const) {
    const label = `**${replyPartLabels[kind]}**`
    if (block.startsWith(label)) return { kind, text: block.slice(label.length).trim() }
  }
  const match = step.exec(block)
  if (!match) return undefined
  return { kind: 'step', number: Number(match[1]), of: Number(match[2]), text: block.slice(match[0].length) }
}

/** A list of options stands below its question after an empty line, and belongs to it. */
const joinOptions = (markdown: string) => markdown.replace(/\n\n(?=- \[ \] )/g, '\n')
const isWordsLabel = (block: string) => block === `**${replyPartLabels.words}**`

function readBlock(block: string, isBelowLabel: boolean): ReplyPart {
  const part = readOptions(block) ?? readLabelled(block)
  if (part) return part
  return isBelowLabel && block.startsWith('> ')
    ? { kind: 'words', text: block.replace(/^> ?/gm, '').replace(/\n/g, ' ').trim() }
    : { kind: 'answer', text: block }
}

/**
 * The parts of a reply's text, whoever wrote it: the built-in coach, a model that was asked for the same labels, or
 * one that wrote free Markdown, all of which is `answer` then. A text that still grows gives the parts so far.
 */
export function readReplyParts(markdown: string): ReplyPart[] {
  const parts: ReplyPart[] = []
  let isBelowLabel = false
  for (const block of joinOptions(markdown).split(/\n{2,}/)) {
    if (block.trim() === '') continue
    if (isWordsLabel(block.trim())) {
      isBelowLabel = true
      continue
    }
    const part = readBlock(block.trim(), isBelowLabel)
    isBelowLabel = part.kind === 'words'
    parts.push(part)
  }
  return parts
}
