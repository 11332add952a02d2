import type { SafetyReply } from '#domain/safety/contract.ts'

/** What a screen reader is told when a card, or the line that offers one, has come. */
export function announcedSafety({ kind, title, intro }: SafetyReply): string {
  return kind === 'card'
    ? `${title}. ${intro}`
    : 'If you or somebody else is in danger: the button “Show help” opens help.'
}
