import { useState } from 'react'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { isFinished } from '#domain/tasks/follow-steps.ts'
import type { TaskStep } from '#domain/tasks/task-step.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { OneStep } from './one-step.tsx'
import { OwnStepsForm } from './own-steps-form.tsx'
import { TaskList } from './task-list.tsx'
import { listTexts, oneStepTexts, savingTexts } from './texts.ts'
import { type OpenedRun, type Run, useTaskRun } from './use-task-run.ts'

function SavingNotice({ saving, isNewer }: Run) {
  const text = saving !== 'kept' ? savingTexts[saving] : isNewer ? savingTexts.newer : ''
  return (
    <div aria-live="polite" className="not-empty:mb-4">
      {text && <Banner isAnnounced={false}>{text}</Banner>}
    </div>
  )
}

type View = 'list' | 'one' | 'edit'
type TaskRunViewProps = {
  userId: string
  opened: OpenedRun
  onSafety: (reply: SafetyReply) => void
  /** Told the id of the template, or of the list, when its last open step is done. */
  onFinished: (task: string) => void
  onClose: () => void
}

/** A list of steps that is gone through: as a list, or one step at a time. */
export function TaskRunView({ userId, opened, onSafety, onFinished, onClose }: TaskRunViewProps) {
  const [view, setView] = useState<View>('list')
  const [note, setNote] = useState('')
  const run = useTaskRun({
    userId,
    opened,
    onSafety,
    onFinished: () => onFinished(opened.form.template ?? opened.id),
  })
  const { form, change } = run

  function show(next: View, why = '') {
    setNote(why)
    setView(next)
  }
  function changeOne(steps: TaskStep[]) {
    change({ steps })
    if (isFinished(steps)) show('list')
  }
  return (
    <>
      <SavingNotice {...run} />
      {view === 'edit' && (
        <OwnStepsForm
          title={form.title}
          steps={form.steps}
          onDone={(title, steps) => {
            change({ title, steps })
            show('list')
          }}
          onCancel={() => show('list')}
        />
      )}
      {view === 'one' && !isFinished(form.steps) && (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <p className="font-heading wrap-anywhere">{form.title}</p>
            <Button variant="ghost" className="px-2! text-sm" onClick={() => show('list')}>
              {listTexts.list}
            </Button>
          </div>
          <OneStep
            steps={form.steps}
            onChange={changeOne}
            onStop={() => show('list', oneStepTexts.stopped)}
          />
        </>
      )}
      {(view === 'list' || (view === 'one' && isFinished(form.steps))) && (
        <TaskList
          form={form}
          note={note}
          onChange={(part) => {
            setNote('')
            change(part)
          }}
          onOneByOne={() => show('one')}
          onEdit={() => show('edit')}
          onClose={onClose}
        />
      )}
    </>
  )
}
