import { useState } from 'react'
import type { TaskRunForm } from '#domain/tasks/contract.ts'
import { countIn, isFinished, startAgain } from '#domain/tasks/follow-steps.ts'
import { timeLeft } from '#domain/tasks/time-needed.ts'
import { Button } from '../../ui/button.tsx'
import { StepList } from './step-list.tsx'
import { TaskHeading } from './task-heading.tsx'
import { setupTexts, taskTexts, listTexts as texts, timeText } from './texts.ts'
import { usePrintAlone } from './use-print-alone.ts'

const finishedText = ({ steps }: Pick<TaskRunForm, 'steps'>) =>
  countIn(steps, 'skipped') > 0 ? taskTexts.finishedSkipped : taskTexts.finished

type TaskListProps = {
  form: TaskRunForm
  onChange: (part: Partial<TaskRunForm>) => void
  /** A sentence in place of nothing: why the list is shown now. */
  note: string
  onOneByOne: () => void
  onEdit: () => void
  onClose: () => void
}
type ActionsProps = Omit<TaskListProps, 'note'> & { print: () => void }

function ListActions({ form, onChange, onOneByOne, onEdit, onClose, print }: ActionsProps) {
  const [announced, setAnnounced] = useState('')
  const isAtEnd = isFinished(form.steps)
  return (
    <div className="print:hidden">
      <div className="mt-5 flex flex-wrap gap-3">
        {isAtEnd ? (
          <Button onClick={() => onChange({ steps: startAgain(form.steps) })}>{texts.again}</Button>
        ) : (
          <Button onClick={onOneByOne}>{texts.oneByOne}</Button>
        )}
        {!form.isOwn && (
          <Button
            variant="secondary"
            onClick={() => {
              onChange({ isOwn: true })
              setAnnounced(texts.kept)
            }}
          >
            {texts.keep}
          </Button>
        )}
        <Button variant="secondary" onClick={onEdit}>
          {texts.change}
        </Button>
        <Button variant="secondary" onClick={print}>
          {texts.print}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <p role="status" className="text-ink-soft not-empty:mt-3">
        {announced}
      </p>
    </div>
  )
}

/** A task with all its steps. */
export function TaskList(props: TaskListProps) {
  const { form, onChange, note } = props
  const { steps, needs, title } = form
  const { isPrinting, print } = usePrintAlone()
  const time = timeText(timeLeft(steps))
  return (
    <div data-print-alone={isPrinting || undefined}>
      <TaskHeading>{title}</TaskHeading>
      <p className="mt-1 text-ink-soft">
        {texts.done(countIn(steps, 'done'), countIn(steps, 'skipped'), steps.length)}{' '}
        {time && !isFinished(steps) && texts.left(time)}
      </p>
      {needs.length > 0 && (
        <p className="mt-1 text-ink-soft">
          {setupTexts.needs}: {needs.join('; ')}.
        </p>
      )}
      <p
        role="status"
        className="not-empty:my-3 not-empty:rounded-control not-empty:bg-info-wash not-empty:p-3"
      >
        {isFinished(steps) ? finishedText(form) : note}
      </p>
      <StepList steps={steps} onChange={(next) => onChange({ steps: next })} />
      <ListActions {...props} print={print} />
    </div>
  )
}
