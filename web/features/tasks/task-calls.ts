import { queryOptions } from '@tanstack/react-query'
import type {
  FindTasksReply,
  KeepTaskRunReply,
  TaskReply,
  TaskRunForm,
  TaskRunsReply,
  TasksReply,
  WriteStepsReply,
  WriteStepsRequest,
} from '#domain/tasks/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { createItemCalls } from '../../platform/item-calls.ts'
import { queryClient } from '../../platform/query-client.ts'
import { sendUnsent } from './task-mirror.ts'

const runs = createItemCalls<TaskRunForm, KeepTaskRunReply, TaskRunsReply>('/task-runs')

/** The calls of the task breaker. Each throws an `ApiProblem`. */
export const taskCalls = {
  read: (id: string) => callApi<TaskReply>(`/tasks/${encodeURIComponent(id)}`),
  find: (text: string) => callApi<FindTasksReply>('/tasks/find', { method: 'POST', body: { text } }),
  write: (body: WriteStepsRequest) => callApi<WriteStepsReply>('/tasks/steps', { method: 'POST', body }),
  keep: runs.keep,
  remove: runs.remove,
}

/** The templates change with a new version of the product alone. */
export const allTasks = queryOptions({
  queryKey: ['tasks'],
  queryFn: ({ signal }) => callApi<TasksReply>('/tasks', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

const RUNS_KEY = ['task-runs']

/** The person's lists; what this device could not send before is sent first. */
export const allRuns = (userId: string) =>
  queryOptions({
    queryKey: RUNS_KEY,
    queryFn: async ({ signal }) => {
      await sendUnsent(userId, taskCalls.keep)
      return await runs.list({ signal })
    },
    refetchOnMount: 'always',
  })

export const refreshRuns = () => queryClient.invalidateQueries({ queryKey: RUNS_KEY })
