import { type TaskRunForm, taskRunForm } from '#domain/tasks/contract.ts'
import { draftKey, readDraft, writeDraft } from '../../platform/draft-storage.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'

type Unsent = { id: string; form: TaskRunForm }

const keyOf = (userId: string) => draftKey(userId, 'task')

function readUnsent(userId: string): Unsent | null {
  try {
    const { id, form } = JSON.parse(readDraft(keyOf(userId))) as Unsent
    return { id, form: taskRunForm.parse(form) }
  } catch {
    return null
  }
}

/** The list that a person is in, on this device, for as long as the server does not know it. */
export function taskMirror(userId: string, id: string) {
  return {
    write: (form: TaskRunForm) => writeDraft(keyOf(userId), JSON.stringify({ id, form })),
    /** Removes it, unless it is another list or has a higher counter. */
    drop(counter: number) {
      const unsent = readUnsent(userId)
      if (unsent?.id === id && unsent.form.counter <= counter) writeDraft(keyOf(userId), '')
    },
  }
}

/** Sends what an earlier visit could not. What is refused is older than what the server has, and goes. */
export async function sendUnsent(
  userId: string,
  keep: (id: string, form: TaskRunForm) => Promise<unknown>,
): Promise<void> {
  const unsent = readUnsent(userId)
  if (!unsent) return
  try {
    await keep(unsent.id, unsent.form)
  } catch (error) {
    if (toApiProblem(error).code !== 'task-run-outdated') return
  }
  taskMirror(userId, unsent.id).drop(unsent.form.counter)
}
