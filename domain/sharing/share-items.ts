/**
 * What a person can put into a shared report, each only by choice. Chats are not among them and cannot be: no
 * item is made from a message.
 */
export const shareItems = [
  'points',
  'modules',
  'conversations',
  'practice-days',
  'achievements',
  'tokens',
] as const
export type ShareItem = (typeof shareItems)[number]
