import { isDeepStrictEqual } from 'node:util'
import { Problem } from '#domain/problems.ts'
import {
  type KeepTaskRunReply,
  MAX_TASK_RUNS,
  type TaskRun,
  type TaskRunForm,
} from '#domain/tasks/contract.ts'
import type { TaskPart } from '#domain/tasks/task-step.ts'
import type { Services } from '../../services.ts'
import { checkSafety } from '../safety/index.ts'
import { putRun, runRows, type TaskRunRow } from './queries.ts'

/** A list as its user gets it. */
export function toRun({ userId: _, updatedAt, ...run }: TaskRunRow): TaskRun {
  return { ...run, updatedAt: updatedAt.toISOString() }
}

type Part = Pick<TaskPart, 'text'> & { parts?: readonly Part[] | undefined }
const textsOf = ({ text, parts = [] }: Part): string[] => [text, ...parts.flatMap(textsOf)]

/** What a list says that neither its template nor the list as it is kept has: what somebody wrote now. */
function newTexts({ content }: Services, form: TaskRunForm, kept: TaskRunRow | undefined): string[] {
  const template = content.tasks.find(({ id }) => id === form.template)
  const known = new Set([
    ...(kept ? [kept.title, ...kept.needs, ...kept.steps.flatMap(textsOf)] : []),
    ...(template ? [template.title, ...template.needs, ...template.steps.flatMap(textsOf)] : []),
  ])
  const texts = new Set([form.title, ...form.needs, ...form.steps.flatMap(textsOf)])
  return [...texts].filter((text) => !known.has(text))
}

const isSame = (kept: TaskRunRow, { counter, steps, title }: TaskRunForm) =>
  kept.counter === counter && kept.title === title && isDeepStrictEqual(kept.steps, steps)

/**
 * Keeps a user's list of steps, or changes the one of this id. They asked for that, so it is kept whatever the setting
 * for data collection says. What is new in it passes the safety check like every free text.
 * @throws Problem `too-many-tasks` when as many are kept as one person may have; `task-run-outdated` with the `run` that
 * is kept, when another device has gone further
 */
export async function keepRun(
  services: Services,
  userId: string,
  id: string,
  form: TaskRunForm,
): Promise<KeepTaskRunReply> {
  const { db } = services
  const before = await runRows.find(db, userId, id)
  if (!before && (await runRows.countOthers(db, userId, id)) >= MAX_TASK_RUNS)
    throw new Problem('too-many-tasks', { limit: MAX_TASK_RUNS })
  const row = { ...form, userId, id, updatedAt: services.now() }
  if (!(await putRun(db, row))) {
    const kept = await runRows.find(db, userId, id)
    // The same once more is a try whose answer was lost.
    if (kept && !isSame(kept, form)) throw new Problem('task-run-outdated', { run: toRun(kept) })
  }
  return { run: toRun(row), safety: await checkSafety(services, userId, newTexts(services, form, before)) }
}
