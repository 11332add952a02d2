import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { GlossaryEntry } from '#engines/coach/coach-library.ts'
import { projectPath } from '../../project-path.ts'

const glossary = z.record(
  z.string().regex(/^[a-z][a-z0-9' -]*$/),
  z.strictObject({
    meaning: z.string().trim().min(1),
    /** The card that says more. */
    cardId: z.string().optional(),
  }),
)

const path = projectPath('content/search/glossary.json')

/**
 * Reads and checks the words that the coach can explain.
 * @throws Error naming the file when an entry is malformed or names a card that does not exist
 */
export function loadGlossary(hasCard: (id: string) => boolean): ReadonlyMap<string, GlossaryEntry> {
  const parsed = glossary.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`)
  const entries = new Map<string, GlossaryEntry>(Object.entries(parsed.data))
  for (const [word, { cardId }] of entries) {
    if (cardId && !hasCard(cardId))
      throw new Error(`${path}: "${word}" names the card "${cardId}", which does not exist`)
  }
  return entries
}
