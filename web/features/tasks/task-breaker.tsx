import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { breakDown, type DetailLevel } from '#domain/tasks/break-down.ts'
import type { TaskRunForm } from '#domain/tasks/contract.ts'
import type { TaskStep } from '#domain/tasks/task-step.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { makeId } from '../../platform/make-id.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { useToolFold } from '../../platform/use-tool-fold.ts'
import { focusWhenShown } from '../../ui/focus-when-shown.ts'
import { FoldedCard } from '../../ui/folded-card.tsx'
import { KeptTasks } from './kept-tasks.tsx'
import { NameTask } from './name-task.tsx'
import { OwnStepsForm } from './own-steps-form.tsx'
import { refreshRuns, taskCalls } from './task-calls.ts'
import { TaskRunView } from './task-run.tsx'
import { type PlannedTask, TaskSetup } from './task-setup.tsx'
import { taskTexts as texts } from './texts.ts'
import { formOf, type OpenedRun } from './use-task-run.ts'

type TaskBreakerProps = {
  userId: string
  /** A talk was begun in the chat below. */
  isChatBegun: boolean
  /** No AI model is configured that could write steps. */
  isBuiltInCoach: boolean
  onUsage: (usage: TokenUsageReply) => void
  /** Told of each finished task, by an id that stays the same for it. */
  onFinished: (task: string) => void
  SafetyCard: SafetyCardSlot
}

type View =
  | { type: 'start' }
  | { type: 'setup'; task: PlannedTask }
  | { type: 'own'; title: string }
  | { type: 'run'; opened: OpenedRun }

const start: View = { type: 'start' }

function openNew(form: Omit<TaskRunForm, 'counter' | 'isOwn'>): View {
  return { type: 'run', opened: { id: makeId(), form: { ...form, counter: 1, isOwn: false }, isNew: true } }
}

function openPlanned({ title, template, plan }: PlannedTask, level: DetailLevel): View {
  const { energy, needs } = plan
  return openNew({ title, template, level, energy, needs, steps: breakDown(plan, level) })
}

const openOwn = (title: string, steps: TaskStep[]): View =>
  openNew({ title, template: null, level: null, energy: null, needs: [], steps })

type TaskViewsProps = Omit<TaskBreakerProps, 'SafetyCard' | 'isChatBegun'> & {
  onSafety: (reply: SafetyReply) => void
}

function TaskViews({ userId, isBuiltInCoach, onUsage, onFinished, onSafety }: TaskViewsProps) {
  const [view, setView] = useState<View>(start)
  /** Whoever comes back from a task finds the focus at the beginning of the tool. */
  const [isBack, setBack] = useState(false)
  function close() {
    void refreshRuns()
    setBack(true)
    setView(start)
  }
  switch (view.type) {
    case 'setup':
      return (
        <TaskSetup
          task={view.task}
          onStart={(level) => setView(openPlanned(view.task, level))}
          onBack={close}
        />
      )
    case 'own':
      return (
        <OwnStepsForm
          title={view.title}
          onDone={(title, steps) => setView(openOwn(title, steps))}
          onCancel={close}
        />
      )
    case 'run':
      return (
        <TaskRunView
          userId={userId}
          opened={view.opened}
          onSafety={onSafety}
          onFinished={onFinished}
          onClose={close}
        />
      )
    default:
      return (
        <section
          ref={isBack ? focusWhenShown : undefined}
          tabIndex={-1}
          aria-label={texts.heading}
          className="scroll-mt-24"
        >
          <KeptTasks
            userId={userId}
            onOpen={(run, change) => {
              const counter = change ? run.counter + 1 : run.counter
              const form = { ...formOf(run), ...change, counter }
              setView({ type: 'run', opened: { id: run.id, form, isNew: change !== undefined } })
            }}
          />
          <NameTask
            isBuiltInCoach={isBuiltInCoach}
            onUsage={onUsage}
            onSafety={onSafety}
            onOwn={(title) => setView({ type: 'own', title })}
            onWritten={(title, plan) =>
              setView({ type: 'setup', task: { title, template: null, notFor: null, plan } })
            }
            onChoose={async (id) => {
              const { title, notFor, plan } = await taskCalls.read(id)
              setView({ type: 'setup', task: { title, template: id, notFor, plan } })
            }}
          />
        </section>
      )
  }
}

/** Makes a task small: names it, shows its steps in the size that is wanted, and leads through them. */
export function TaskBreaker({ SafetyCard, isChatBegun, ...props }: TaskBreakerProps) {
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  const fold = useToolFold(props.userId, 'tasks', isChatBegun)
  return (
    <QueryClientProvider client={queryClient}>
      <FoldedCard heading={texts.heading} hint={texts.intro} {...fold}>
        <SavedTextSafety reply={safety} onClose={() => setSafety(null)} SafetyCard={SafetyCard} />
        <TaskViews {...props} onSafety={setSafety} />
      </FoldedCard>
    </QueryClientProvider>
  )
}
