/**
 * The cards that stand first for who has neither goals nor opened a card: one about words, one about feelings, one about
 * doing, each of use to anybody. By their names (`cardName`).
 */
export const FIRST_CARDS: readonly string[] = [
  'nt-translator/quick-chat-message',
  'anxiety-management/calming-down-now',
  'life-skills/cleaning-a-messy-room',
]
