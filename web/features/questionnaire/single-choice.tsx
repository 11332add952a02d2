import { useId } from 'react'
import { FieldError } from '../../ui/field.tsx'
import type { QuestionFieldProps } from './question-field-props.ts'
import { QuestionHint, QuestionText } from './question-words.tsx'
import { questionnaireTexts as texts } from './texts.ts'

/** A question with one of its options as the answer, where there is room for all of them: one radio button each. */
export function SingleChoice({ question, answer, error, isLarge, onChange }: QuestionFieldProps) {
  const id = useId()
  const chosen = typeof answer === 'string' ? answer : ''
  const choices = [
    ...question.options.map((option) => [option, option] as const),
    ['', texts.noAnswer] as const,
  ]
  const describedBy = [error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="font-heading">
        <QuestionText text={question.text} isLarge={isLarge} />
      </legend>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        <QuestionHint {...question} />
      </p>
      <div className="mt-4 flex flex-col gap-2">
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-soft bg-sunken px-4 py-2 hover:border-primary has-checked:border-primary has-checked:bg-card has-checked:outline-1 has-checked:outline-primary"
          >
            <input
              type="radio"
              name={id}
              checked={value === chosen}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-primary"
              onChange={() => onChange(value || null)}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
