import type { ChatScope } from '#domain/coaching/module-ids.ts'

/** Where a card of the skills library is read. */
export function skillCardPath({ module, id }: { module: ChatScope; id: string }): string {
  return `${SKILLS_PATH}/${module}/${id}`
}

export const SKILLS_PATH = '/dashboard/skills'
