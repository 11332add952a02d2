import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { QuestionFieldProps } from './question-field-props.ts'
import { QuestionHint, QuestionText } from './question-words.tsx'

/** A question with any number of its options as the answer: one checkbox each. */
export function MultiChoice({ question, answer, error, isLarge, onChange }: QuestionFieldProps) {
  const { text, options } = question
  const id = useId()
  const chosen = Array.isArray(answer) ? answer : []
  const describedBy = [error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')

  function choose(option: string, isChosen: boolean) {
    onChange(options.filter((each) => (each === option ? isChosen : chosen.includes(each))))
  }
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="font-heading">
        <QuestionText text={text} isLarge={isLarge} />
      </legend>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        <QuestionHint {...question} />
      </p>
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
