/** Long enough to recognise a title, short enough for every file system together with the date and the number. */
const MAX_TITLE_CHARACTERS = 60

function slug(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  const text = Array.from((words ?? []).join('-'))
    .slice(0, MAX_TITLE_CHARACTERS)
    .join('')
  return text.replace(/-$/, '') || 'conversation'
}

/**
 * A file name per conversation, in their order: the day (UTC) and the title in letters, digits and hyphens, so
 * that nothing that a person typed can name another folder. Equal ones are numbered from 2 on.
 */
export function conversationFileNames(
  conversations: readonly { createdAt: string; title: string }[],
): string[] {
  const taken = new Set<string>()
  return conversations.map(({ createdAt, title }) => {
    const wanted = `${createdAt.slice(0, 10)}-${slug(title)}`
    let name = wanted
    for (let number = 2; taken.has(name); number++) name = `${wanted}-${number}`
    taken.add(name)
    return `${name}.md`
  })
}
