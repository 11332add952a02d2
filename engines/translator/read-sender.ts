/** Other words for the senders that messages were labelled with. */
const sameAs: Readonly<Record<string, string>> = {
  neighbour: 'neighbor',
  boss: 'manager',
  coworker: 'colleague',
  'co-worker': 'colleague',
  roommate: 'flatmate',
  family: 'parent',
  mother: 'parent',
  father: 'parent',
  mum: 'parent',
  mom: 'parent',
  dad: 'parent',
  grandmother: 'parent',
  grandfather: 'parent',
  aunt: 'parent',
  uncle: 'parent',
  brother: 'sibling',
  sister: 'sibling',
  wife: 'partner',
  husband: 'partner',
  girlfriend: 'partner',
  boyfriend: 'partner',
}

/** The sender as the messages name them; an unknown one stays. */
export function readSender(from = ''): string {
  const name = from.trim().toLowerCase()
  return sameAs[name] ?? name
}
