export const mailLists = ['reminders', 'newsletter'] as const
export type MailList = (typeof mailLists)[number]

const prefixes: Record<MailList, string> = { reminders: 'r', newsletter: 'n' }

/** What stands in an unsubscribe link: the mails it stops, and whose they are. */
export const unsubscribeToken = (list: MailList, userToken: string): string =>
  `${prefixes[list]}-${userToken}`

/** The parts of an unsubscribe link's token, or null for what is none. */
export function parseUnsubscribeToken(token: string): { list: MailList; userToken: string } | null {
  const match = /^([a-z])-([\w-]+)$/.exec(token.trim())
  const list = mailLists.find((name) => prefixes[name] === match?.[1])
  return list && match?.[2] ? { list, userToken: match[2] } : null
}
