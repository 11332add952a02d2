import type { StoredConversation } from './contract.ts'

/** Text of a person's own must not become a heading or a list in the export, so each line is quoted. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/**
 * A conversation as Markdown, both sides named in words. `coachName` is the module's title or the companion's
 * name; moments are written in UTC so that the file says the same everywhere.
 */
export function conversationMarkdown(conversation: StoredConversation, coachName: string): string {
  const messages = conversation.messages.map(({ role, content, createdAt, isPartial }) => {
    const speaker = role === 'user' ? 'You' : coachName
    const note = isPartial ? ', not complete' : ''
    const text = role === 'user' ? quoted(content) : content
    return `**${speaker}** (${createdAt.slice(0, 16).replace('T', ' ')} UTC${note})\n\n${text}`
  })
  return `${[`# ${conversation.title}`, `Conversation with ${coachName}`, ...messages].join('\n\n')}\n`
}
