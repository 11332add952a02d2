/**
 * The coaching modules in the sidebar's order (specification, section 2). A module is one id here and one
 * folder of content.
 */
export const moduleIds = [
  'nt-translator',
  'friendship',
  'dating-relationships',
  'social-issues',
  'emotion-management',
  'autistic-burnout',
  'anxiety-management',
  'conquering-bullies',
  'self-care-strategies',
  'masking-unmasking',
  'emotional-intelligence',
  'coaching',
  'life-skills',
] as const

export type ModuleId = (typeof moduleIds)[number]

/** Where a conversation takes place: in a module, or with the general assistant. */
export const chatScopes = ['assistant', ...moduleIds] as const
export type ChatScope = (typeof chatScopes)[number]

/** The module in which a conversation takes place; null with the general assistant. */
export const moduleOf = (scope: ChatScope): ModuleId | null => (scope === 'assistant' ? null : scope)
