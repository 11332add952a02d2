import { Problem } from '#domain/problems.ts'
import type { FindTasksReply, TaskReply, TaskSummary } from '#domain/tasks/contract.ts'
import type { PlacedTask } from '#domain/tasks/task-template.ts'
import { timeNeeded } from '#domain/tasks/time-needed.ts'
import type { Services } from '../../services.ts'
import { checkSafety } from '../safety/index.ts'

const pair = ([least, most]: readonly [number, number]): [number, number] => [least, most]

function summarize({ id, title, energy, steps }: PlacedTask): TaskSummary {
  const time = timeNeeded(steps)
  return { id, title, energy, time: time && { doing: pair(time.doing), long: pair(time.long) } }
}

/** All templates without their steps, by title. */
export function listTemplates({ content }: Pick<Services, 'content'>): TaskSummary[] {
  return content.tasks.map(summarize).toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** @throws Problem `not-found` when there is no such template */
export function readTemplate({ content }: Pick<Services, 'content'>, wanted: string): TaskReply {
  const template = content.tasks.find(({ id }) => id === wanted)
  if (!template) throw new Problem('not-found')
  const { id, title, notFor = null, needs, energy, steps } = template
  return { id, title, notFor, plan: { needs, energy, steps } }
}

/** The templates that fit what somebody calls their task. The name is free text and is checked. */
export async function findTemplates(
  services: Services,
  userId: string,
  text: string,
): Promise<FindTasksReply> {
  return {
    tasks: services.findTasks(text).map(summarize),
    safety: await checkSafety(services, userId, [text]),
  }
}
