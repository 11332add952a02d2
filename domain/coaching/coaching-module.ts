import { z } from 'zod'
import { countWords } from '#engines/english/count-words.ts'
import { moduleIds } from './module-ids.ts'

const line = z.string().trim().min(1)
/** A greeting is read before every first message: whoever is tired must get through it. */
const MAX_GREETING_WORDS = 25
const greeting = line.refine(
  (text) => countWords(text) <= MAX_GREETING_WORDS,
  `at most ${MAX_GREETING_WORDS} words`,
)
/** The message after five messages of a visit (specification, section 8). */
const deepConversation = z.strictObject({ title: line, description: line })

/** The headings of the menu; a module stands under one of them, in the catalogue's order. */
const menuGroups = ['people', 'feelings-and-energy', 'doing-and-writing'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** `content/modules/<id>/module.json`: the words of one module. */
export const coachingModule = z.strictObject({
  id: z.enum(moduleIds),
  /** Last part of `/dashboard/modules/<slug>`. */
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: line,
  tooltip: line,
  menuGroup: z.enum(menuGroups),
  intro: line,
  greeting,
  howTo: z.array(line).min(3).max(6),
  deepConversation,
  examples: z.array(line.max(200)).min(4).max(6),
})
export type CoachingModule = z.infer<typeof coachingModule>

/** `content/assistant/module.json`: the words of the general assistant. `{companionName}` stands for the chosen name. */
export const assistantModule = z.strictObject({
  id: z.literal('assistant'),
  title: line,
  intro: line,
  greeting: line.includes('{companionName}'),
  compactGreeting: line.includes('{companionName}'),
  howTo: z.array(line).min(3).max(6),
  deepConversation,
  examples: z.array(line.max(200)).min(3).max(6),
})
export type AssistantModule = z.infer<typeof assistantModule>

/** How many example questions each module has (specification, section 2). */
export function exampleCount(id: (typeof moduleIds)[number]): number {
  if (id === 'nt-translator') return 4
  return id === 'life-skills' ? 6 : 5
}
