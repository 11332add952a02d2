import { z } from 'zod'
import { contentMatters } from './content-notes.ts'
import type { ModuleId } from './module-ids.ts'

const line = z.string().trim().min(1)

/** The front matter of `content/modules/<module>/cards/<card>.md`. */
export const skillCardFrontMatter = z.strictObject({
  title: line,
  summary: line,
  questions: z.array(line).min(2).max(8),
  keywords: z.array(z.coerce.string().trim().min(1)).min(3),
  related: z
    .array(z.string().regex(/^[a-z0-9-]+$/))
    .min(1)
    .max(3),
  /** Most cards have none. */
  contentNotes: z
    .array(z.enum(contentMatters))
    .refine((matters) => new Set(matters).size === matters.length, 'a matter is named twice')
    .default([]),
})

/** The sections of a card in the order in which they stand, with the heading of each. */
export const skillCardHeadings = {
  whatIsGoingOn: 'What is going on',
  why: 'Why',
  steps: 'Steps',
  wordsToUse: 'Words to use',
  example: 'Example',
  ifThisDoesNotWork: 'If this does not work',
  whenNotToUseIt: 'When not to use it',
  questionToPractise: 'A question to practice',
} as const
export type SkillCardSection = keyof typeof skillCardHeadings

export type SkillCard = z.infer<typeof skillCardFrontMatter> & {
  id: string
  module: ModuleId
  /** Markdown of each section, without its heading. */
  sections: Record<SkillCardSection, string>
}

/**
 * Splits the Markdown body of a card into its sections.
 * @throws Error naming the first heading that is missing, unknown or out of order, or the first empty section
 */
export function splitCardSections(body: string): Record<SkillCardSection, string> {
  const expected = Object.entries(skillCardHeadings) as [SkillCardSection, string][]
  const parts = body.split(/^## +(.+?) *$/m).slice(1)
  const sections: Partial<Record<SkillCardSection, string>> = {}
  for (const [index, [key, heading]] of expected.entries()) {
    const found = parts[index * 2]
    if (found !== heading)
      throw new Error(`expected the heading "${heading}", found ${found ? `"${found}"` : 'nothing'}`)
    const text = parts[index * 2 + 1]?.trim() ?? ''
    if (text === '') throw new Error(`the section "${heading}" is empty`)
    sections[key] = text
  }
  if (parts.length > expected.length * 2) throw new Error(`unknown heading "${parts[expected.length * 2]}"`)
  return sections as Record<SkillCardSection, string>
}
