import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { TaskSummary } from '#domain/tasks/contract.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { allTasks } from './task-calls.ts'
import { energyNames, nameTexts as texts, timeText } from './texts.ts'

type ChoicesProps = { tasks: readonly TaskSummary[]; onChoose: (id: string) => void }

/** Templates to choose from, each with its time and energy. */
export function TaskChoices({ tasks, onChoose }: ChoicesProps) {
  const id = useId()
  return (
    <ul className="grid gap-2 md:grid-cols-2">
      {tasks.map((task) => (
        <li key={task.id}>
          <button
            type="button"
            aria-describedby={`${id}-${task.id}`}
            className="h-full min-h-11 w-full rounded-control border border-line bg-card px-3 py-2 text-left hover:bg-sunken"
            onClick={() => onChoose(task.id)}
          >
            {task.title}
            <span id={`${id}-${task.id}`} className="block text-sm text-ink-soft">
              {timeText(task.time)}. {energyNames[task.energy]}.
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function SearchedList({ tasks, onChoose }: ChoicesProps) {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLocaleLowerCase()
  const shown = tasks.filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
  return (
    <div className="flex flex-col gap-3">
      <Field label={texts.search}>
        <TextInput type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      <p role="status" className="text-sm text-ink-soft">
        {shown.length === 0 ? texts.noMatch : texts.matches(shown.length)}
      </p>
      <TaskChoices tasks={shown} onChoose={onChoose} />
    </div>
  )
}

/** All templates, with a search by their titles. */
export function AllTasks({ onChoose }: Pick<ChoicesProps, 'onChoose'>) {
  const query = useQuery(allTasks)
  return (
    <Loaded query={query} texts={texts}>
      {({ tasks }) => (
        <Collapsible showText={texts.all(tasks.length)} hideText={texts.hideAll}>
          <SearchedList tasks={tasks} onChoose={onChoose} />
        </Collapsible>
      )}
    </Loaded>
  )
}
