import {
  type KeepNoteReply,
  MAX_PRACTICE_NOTES,
  type PracticeNoteForm,
} from '#domain/practice/note-contract.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { checkSafety } from '../safety/index.ts'
import { forgetSharedNote } from '../sharing/index.ts'
import { noteRows } from './queries.ts'

/**
 * Keeps a note from real life, or changes the one of this id. The user asked for it, so it is kept whatever the setting
 * for data collection says. It passes the safety check like every free text; what it raises takes nothing away.
 * @throws Problem `not-found` when there is no such skill; `too-many-notes` when as many are kept as one list takes
 */
export async function keepNote(
  services: Services,
  userId: string,
  id: string,
  form: PracticeNoteForm,
): Promise<KeepNoteReply> {
  if (!services.content.practice.skills.some((skill) => skill.id === form.skill))
    throw new Problem('not-found')
  if ((await noteRows.countOthers(services.db, userId, id)) >= MAX_PRACTICE_NOTES)
    throw new Problem('too-many-notes', { limit: MAX_PRACTICE_NOTES })
  await noteRows.put(services.db, { userId, id, ...form, createdAt: services.now() }, form)
  return { safety: await checkSafety(services, userId, [form.text]) }
}

/** Deletes a note, and takes it out of every report that the user shares. */
export async function removeNote({ db }: Pick<Services, 'db'>, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await noteRows.remove(tx, userId, id)
    await forgetSharedNote(tx, userId, id)
  })
}
