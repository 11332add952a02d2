import { z } from 'zod'
import { chatScopes, moduleIds } from '../coaching/module-ids.ts'
import { exerciseSummary } from '../practice/contract.ts'

/** What was left unfinished: an exercise, or the conversation that was used last. */
const unfinished = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exercise'), id: z.string(), title: z.string() }),
  z.object({ kind: z.literal('conversation'), id: z.uuid(), module: z.enum(chatScopes), title: z.string() }),
])
export type Unfinished = z.infer<typeof unfinished>

const reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('goal'), words: z.string() }),
  z.object({ kind: z.literal('module'), module: z.enum(moduleIds) }),
  z.object({ kind: z.literal('first') }),
  z.object({ kind: z.literal('again') }),
])

/** What the home page says to one person. */
export const homeReply = z.object({
  /** As the coach calls them: the name of the questionnaire, else the first word of the account's name. */
  name: z.string(),
  /** The newer of the two kinds; null when nothing is unfinished. */
  unfinished: unfinished.nullable(),
  suggestion: z.object({ exercise: exerciseSummary, reason }).nullable(),
  /** The exercise behind "Practice a talk". */
  talk: z.object({ id: z.string(), minutes: z.int() }).nullable(),
})
export type HomeReply = z.infer<typeof homeReply>
