/**
 * What a person can put into a shared report, each only by choice. Chats are not among them and cannot be: no
 * item is made from a message. `notes` are the person's own notes from real life, word for word.
 */
export const shareItems = [
  'points',
  'modules',
  'conversations',
  'practice-days',
  'skills',
  'notes',
  'achievements',
  'tokens',
] as const
export type ShareItem = (typeof shareItems)[number]
