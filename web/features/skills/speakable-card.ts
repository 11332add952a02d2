import { skillCardHeadings } from '#domain/coaching/skill-card.ts'
import type { SkillCardReply } from '#domain/skills/contract.ts'

/** A card as one text for a voice: its content note if there is one, title, summary, then every section under its heading. */
export function speakableCard({ title, summary, sections }: SkillCardReply['card'], note: string): string {
  const spoken = Object.entries(skillCardHeadings).map(
    ([section, heading]) => `${heading}.\n${sections[section as keyof typeof sections]}`,
  )
  return [...(note ? [note] : []), `${title}.`, summary, ...spoken].join('\n\n')
}
