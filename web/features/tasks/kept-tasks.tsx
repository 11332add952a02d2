import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TaskRun } from '#domain/tasks/contract.ts'
import { countIn, isFinished, startAgain } from '#domain/tasks/follow-steps.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { allRuns, refreshRuns, taskCalls } from './task-calls.ts'
import { taskTexts as texts } from './texts.ts'

const small = 'px-3! text-sm'

type OpenRun = (run: TaskRun, change?: Pick<TaskRun, 'steps'>) => void
type KeptTaskProps = { run: TaskRun; onOpen: OpenRun; onRemoved: (title: string) => void }

function KeptTask({ run, onOpen, onRemoved }: KeptTaskProps) {
  const { id, title, steps, isOwn } = run
  const done = countIn(steps, 'done')
  const isBegun = steps.some(({ state }) => state !== 'open') && !isFinished(steps)
  const isAtEnd = isFinished(steps)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line-soft py-3 first:border-t-0">
      <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
        {title}
        <span className="block text-sm text-ink-soft">
          {isAtEnd ? texts.finished : texts.progress(done, steps.length)}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {!isAtEnd && (
          <Button
            className={small}
            aria-label={texts.ofTask(isBegun || !isOwn ? texts.goOn : texts.open, title)}
            onClick={() => onOpen(run)}
          >
            {isBegun || !isOwn ? texts.goOn : texts.open}
          </Button>
        )}
        {isAtEnd && (
          <Button
            variant="secondary"
            className={small}
            aria-label={texts.ofTask(texts.startAgain, title)}
            onClick={() => onOpen(run, { steps: startAgain(steps) })}
          >
            {texts.startAgain}
          </Button>
        )}
        <ActionButton
          variant="ghost"
          className={small}
          pendingText={texts.removing}
          aria-label={texts.ofTask(texts.remove, title)}
          action={async () => {
            await taskCalls.remove(id)
            await refreshRuns()
            onRemoved(title)
          }}
        >
          {texts.remove}
        </ActionButton>
      </span>
    </li>
  )
}

/** The lists that the person is in the middle of, and those that they keep as their own. */
export function KeptTasks({ userId, onOpen }: { userId: string; onOpen: OpenRun }) {
  const query = useQuery(allRuns(userId))
  const [removed, setRemoved] = useState('')
  const isResting = ({ isOwn, steps }: TaskRun) =>
    isOwn && (isFinished(steps) || steps.every(({ state }) => state === 'open'))
  return (
    <>
      {/* Most have none: a line that goes again would only move what stands below. */}
      {(!query.isPending || query.errorUpdateCount > 0) && (
        <Loaded query={query} texts={texts.load}>
          {({ runs }) =>
            [
              { heading: texts.goOnHeading, some: runs.filter((run) => !isResting(run)) },
              { heading: texts.ownHeading, some: runs.filter(isResting) },
            ].map(
              ({ heading, some }) =>
                some.length > 0 && (
                  <section key={heading} aria-label={heading} className="mb-5">
                    <h3 className="mb-1 text-base">{heading}</h3>
                    <ul>
                      {some.map((run) => (
                        <KeptTask
                          key={run.id}
                          run={run}
                          onOpen={onOpen}
                          onRemoved={(title) => setRemoved(texts.removed(title))}
                        />
                      ))}
                    </ul>
                  </section>
                ),
            )
          }
        </Loaded>
      )}
      <p role="status" className="text-sm text-ink-soft not-empty:mb-4">
        {removed}
      </p>
    </>
  )
}
