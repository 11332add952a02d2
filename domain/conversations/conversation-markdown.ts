import { oneLine } from '../fields/one-line.ts'
import type { StoredConversation } from './contract.ts'

/**
 * What was said must not become a part of the document around it: a heading, the name of a speaker, a code block or a
 * comment that swallows all that follows. So each line of both sides is quoted.
 */
const quoted = (text: string) =>
  text
    .split(/\r\n|[\n\r]/)
    .map((line) => `> ${line}`)
    .join('\n')

/** A text within a line of ours, without anything that Markdown or HTML takes for a mark. */
const plain = (text: string) => oneLine(text).replace(/[\\`*_[\]<>#|~&]/g, '\\$&')

/**
 * A conversation as Markdown, both sides named in words. `coachName` is the module's title or the companion's
 * name; moments are written in UTC so that the file says the same everywhere.
 */
export function conversationMarkdown(conversation: StoredConversation, coachName: string): string {
  const coach = plain(coachName)
  const messages = conversation.messages.map(({ role, content, createdAt, isPartial }) => {
    const speaker = role === 'user' ? 'You' : coach
    const note = isPartial ? ', not complete' : ''
    return `**${speaker}** (${createdAt.slice(0, 16).replace('T', ' ')} UTC${note})\n\n${quoted(content)}`
  })
  return `${[`# ${plain(conversation.title)}`, `Conversation with ${coach}`, ...messages].join('\n\n')}\n`
}
