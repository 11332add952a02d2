import { useId } from 'react'
import type { Answer, Question } from '#domain/questionnaire/question.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'

type MultiChoiceProps = {
  question: Question
  answer: Answer | undefined
  error: string | undefined
  onChange: (answer: string[]) => void
}

/** A question with any number of its options as the answer: one checkbox each. */
export function MultiChoice({
  question: { text, hint, options },
  answer,
  error,
  onChange,
}: MultiChoiceProps) {
  const id = useId()
  const chosen = Array.isArray(answer) ? answer : []
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  function choose(option: string, isChosen: boolean) {
    onChange(options.filter((each) => (each === option ? isChosen : chosen.includes(each))))
  }
  return (
    <fieldset aria-describedby={describedBy || undefined}>
      <legend className="font-heading">{text}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option}
            className="flex min-h-11 flex-col justify-center"
            label={option}
            checked={chosen.includes(option)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => choose(option, target.checked)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
