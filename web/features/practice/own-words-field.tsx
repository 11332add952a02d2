import { type FormEvent, useEffect, useRef } from 'react'
import { MAX_OWN_CHARACTERS } from '#domain/practice/own-words.ts'
import { isUnanswered } from '../../platform/offline/connection.ts'
import { ProblemBanner } from '../../platform/problem-banner.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useExercisePlace } from './exercise-place.ts'
import { ownWordsTexts as texts } from './own-words-texts.ts'
import type { OwnWordsOfTurn } from './use-own-words.ts'

const FIELD_HEIGHT_PX = 72

type OwnWordsFieldProps = { own: OwnWordsOfTurn; timesCalled: number }

/**
 * The field for own words. Without a connection it says so; what was written stays. It takes the
 * focus for each of the `timesCalled` that a button asked for it.
 */
export function OwnWordsField({ own, timesCalled }: OwnWordsFieldProps) {
  const { text, write, isReading, isEmpty, isOffline, problem, send } = own
  const { hasModel } = useExercisePlace()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (timesCalled > 0) field.current?.focus()
  }, [timesCalled])
  function submit(event: FormEvent) {
    event.preventDefault()
    field.current?.focus()
    void send()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field
        label={texts.label}
        hint={hasModel ? texts.modelHint : texts.hint}
        error={isEmpty && texts.empty}
      >
        <TextArea
          ref={field}
          minHeightPx={FIELD_HEIGHT_PX}
          maxLength={MAX_OWN_CHARACTERS}
          readOnly={isReading}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <div aria-live="polite">{isOffline && <Banner isAnnounced={false}>{texts.offline}</Banner>}</div>
      {problem && !isUnanswered(problem) && <ProblemBanner problem={problem} />}
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        aria-disabled={isReading}
        aria-busy={isReading || undefined}
      >
        {isReading ? texts.sending : texts.send}
      </Button>
    </form>
  )
}
