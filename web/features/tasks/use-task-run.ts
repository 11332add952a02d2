import { useEffect, useRef, useState } from 'react'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { TaskRun, TaskRunForm } from '#domain/tasks/contract.ts'
import { countIn, isFinished } from '#domain/tasks/follow-steps.ts'
import { createNewestSaver, type Saving } from '../../platform/newest-saver.ts'
import { followVisit } from '../../platform/private-data.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { refreshRuns, taskCalls } from './task-calls.ts'
import { taskMirror } from './task-mirror.ts'

export type OpenedRun = { id: string; form: TaskRunForm; isNew: boolean }

function after(delayMs: number, action: () => void): () => void {
  const timer = setTimeout(action, delayMs)
  return () => clearTimeout(timer)
}

/** A kept list as it is sent. */
export function formOf({ id: _, updatedAt: __, ...form }: TaskRun): TaskRunForm {
  return form
}

type Options = {
  userId: string
  opened: OpenedRun
  onSafety: (reply: SafetyReply) => void
  /** Called when the last open step is done. */
  onFinished: () => void
}

/**
 * The list of steps that the person is in. Each change is kept: at once on this device, soon after on the server. What
 * another device has gone further to takes the place of what is here.
 */
export function useTaskRun({ userId, opened, onSafety, onFinished }: Options) {
  const { id } = opened
  const [form, setForm] = useState(opened.form)
  const newest = useRef(form)
  const [saving, setSaving] = useState<Saving>('kept')
  const [isNewer, setNewer] = useState(false)
  const [isSameVisit] = useState(followVisit)

  function show(next: TaskRunForm) {
    newest.current = next
    setForm(next)
  }
  const [saver] = useState(() => {
    const mirror = taskMirror(userId, id)
    return createNewestSaver({
      // After a sign-out the call would be somebody else's.
      send: (next: TaskRunForm) =>
        isSameVisit() ? taskCalls.keep(id, next) : Promise.reject(new Error('The person has left')),
      toProblem: toApiProblem,
      after,
      mirror: { ...mirror, write: (next) => isSameVisit() && mirror.write(next) },
      onSaving: setSaving,
      onKept({ safety }) {
        if (safety) onSafety(safety)
        void refreshRuns()
      },
      onNewer(run: TaskRun) {
        setNewer(true)
        show(formOf(run))
      },
      outdated: 'task-run-outdated',
      gone: ['too-many-tasks'],
    })
  })
  const [first] = useState(opened)
  useEffect(() => {
    const flush = () => void saver.flush()
    saver.open()
    if (first.isNew && newest.current === first.form) saver.keep(first.form)
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      saver.close()
    }
  }, [saver, first])

  return {
    form,
    saving,
    isNewer,
    change(part: Partial<TaskRunForm>) {
      const before = newest.current
      const next = { ...before, ...part, counter: before.counter + 1 }
      show(next)
      setNewer(false)
      saver.keep(next)
      const isNowFinished = isFinished(next.steps) && !isFinished(before.steps)
      if (isNowFinished && countIn(next.steps, 'done') > 0) onFinished()
    },
  }
}

export type Run = ReturnType<typeof useTaskRun>
