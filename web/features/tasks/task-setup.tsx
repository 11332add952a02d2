import { useId, useState } from 'react'
import { breakDown, type DetailLevel, detailLevels } from '#domain/tasks/break-down.ts'
import type { TaskPlan } from '#domain/tasks/task-template.ts'
import { timeNeeded } from '#domain/tasks/time-needed.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TaskHeading } from './task-heading.tsx'
import { energyNames, taskTexts, setupTexts as texts, timeText } from './texts.ts'

const USUAL_LEVEL = 3

export type PlannedTask = {
  title: string
  /** Null where a model wrote the steps. */
  template: string | null
  notFor: string | null
  plan: TaskPlan
}

function About({ plan, notFor }: PlannedTask) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <div>
        <dt className="font-heading">{texts.time}</dt>
        <dd>{timeText(timeNeeded(plan.steps))}.</dd>
      </div>
      <div>
        <dt className="font-heading">{texts.energy}</dt>
        <dd>{energyNames[plan.energy]}.</dd>
      </div>
      {plan.needs.length > 0 && (
        <div>
          <dt className="font-heading">{texts.needs}</dt>
          <dd>
            <ul className="list-disc pl-5">
              {plan.needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {notFor && (
        <div>
          <dt className="font-heading">{texts.notFor}</dt>
          <dd>{notFor}</dd>
        </div>
      )}
    </dl>
  )
}

type TaskSetupProps = {
  task: PlannedTask
  onStart: (level: DetailLevel) => void
  onBack: () => void
}

/** What a task takes, and how small its steps are to be. */
export function TaskSetup({ task, onStart, onBack }: TaskSetupProps) {
  const [level, setLevel] = useState<DetailLevel>(USUAL_LEVEL)
  const name = useId()
  return (
    <div className="flex flex-col gap-5">
      <TaskHeading>{task.title}</TaskHeading>
      {task.template === null && <Banner isAnnounced={false}>{texts.byModel}</Banner>}
      <About {...task} />
      <fieldset>
        <legend className="mb-1 font-heading">{texts.level}</legend>
        {detailLevels.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={each === level}
              className="size-6 shrink-0 accent-primary"
              onChange={() => setLevel(each)}
            />
            {texts.levelCount(each, breakDown(task.plan, each).length)}
          </label>
        ))}
        <p className="mt-1 text-sm text-ink-soft">{texts.changeLater}</p>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onStart(level)}>{texts.submit}</Button>
        <Button variant="secondary" onClick={onBack}>
          {taskTexts.back}
        </Button>
      </div>
    </div>
  )
}
