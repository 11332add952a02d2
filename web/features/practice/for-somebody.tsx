import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ExerciseSummary } from '#domain/practice/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import { useCopy } from '../../platform/use-copy.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { chosenLink, MOST_CHOSEN } from './chosen-link.ts'
import { type Module, passesFilters } from './filters.ts'
import { ListFilters } from './list-filters.tsx'
import { listTexts } from './list-texts.ts'
import { allExercises } from './practice-calls.ts'
import { somebodyTexts as texts } from './somebody-texts.ts'
import { audienceNames, practiceTexts } from './texts.ts'

function LinkCard({ chosen }: { chosen: readonly string[] }) {
  const { copy, outcome } = useCopy(texts)
  const link = chosenLink(chosen)
  const isFull = chosen.length >= MOST_CHOSEN
  return (
    <Card heading={texts.link}>
      <p role="status">
        {chosen.length === 0 ? texts.none : texts.chosen(chosen.length)} {isFull && texts.most}
      </p>
      {chosen.length > 0 && (
        <div className="mt-3 flex flex-col gap-3">
          <Field label={texts.link}>
            <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
          </Field>
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={() => void copy(link)}>
              <Copy aria-hidden className="size-4" />
              {texts.copy}
            </Button>
            <span role="status" className="text-sm text-ink-soft">
              {outcome}
            </span>
          </div>
        </div>
      )}
    </Card>
  )
}

type ModuleChoiceProps = {
  title: string
  exercises: readonly ExerciseSummary[]
  chosen: readonly string[]
  onToggle: (id: string) => void
}

function ModuleChoice({ title, exercises, chosen, onToggle }: ModuleChoiceProps) {
  if (exercises.length === 0) return null
  return (
    <Card>
      <fieldset>
        <legend className="float-left mb-3 w-full font-heading text-lg">{title}</legend>
        <div className="clear-both flex flex-col gap-3">
          {exercises.map((exercise) => (
            <Checkbox
              key={exercise.id}
              className="py-1"
              checked={chosen.includes(exercise.id)}
              disabled={chosen.length >= MOST_CHOSEN && !chosen.includes(exercise.id)}
              onChange={() => onToggle(exercise.id)}
              label={
                <>
                  {exercise.title}
                  <span className="block text-sm text-ink-soft">
                    {practiceTexts.about(exercise)} {practiceTexts.practices(exercise.skill)}.{' '}
                    {audienceNames[exercise.for]}.
                  </span>
                </>
              }
            />
          ))}
        </div>
      </fieldset>
    </Card>
  )
}

function Choice({ modules }: { modules: readonly Module[] }) {
  const list = useQuery(allExercises)
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <LinkCard chosen={chosen} />
      <p className="text-sm text-ink-soft">{texts.sheet}</p>
      <ListFilters modules={modules} />
      <Loaded query={list} texts={practiceTexts.load}>
        {({ exercises }) => {
          const shown = exercises.filter(passesFilters(params))
          return (
            <>
              <p role="status" className="text-ink-soft">
                {shown.length === 0 ? listTexts.none : listTexts.count(shown.length)}
              </p>
              {modules.map(({ id, title }) => (
                <ModuleChoice
                  key={id}
                  title={title}
                  exercises={shown.filter(({ module }) => module === id)}
                  chosen={chosen}
                  onToggle={toggle}
                />
              ))}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

/** Exercises are ticked, and a link is made that names them. Nothing is stored, and nothing of the other person is seen. */
export function ForSomebody({ modules }: { modules: readonly Module[] }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Choice modules={modules} />
    </QueryClientProvider>
  )
}
