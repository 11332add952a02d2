import { MAX_ANSWER_CHARACTERS } from '#domain/questionnaire/merge-responses.ts'
import { asksForOwnName } from '#domain/questionnaire/special-questions.ts'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { MultiChoice } from './multi-choice.tsx'
import type { QuestionFieldProps } from './question-field-props.ts'
import { QuestionHint, QuestionText } from './question-words.tsx'
import { SingleChoice } from './single-choice.tsx'
import { questionnaireTexts as texts } from './texts.ts'

/** One line; it grows with the answer. */
const LINE_HEIGHT_PX = 52
/** From here on the person is told how much room there is. */
const COUNTED_FROM_CHARACTERS = MAX_ANSWER_CHARACTERS * 0.8

function TextQuestion({ question, answer, error, isLarge, onChange }: QuestionFieldProps) {
  const text = typeof answer === 'string' ? answer : ''
  return (
    <Field
      label={<QuestionText text={question.text} isLarge={isLarge} />}
      hint={<QuestionHint {...question} />}
      error={error}
    >
      <TextArea
        rows={1}
        minHeightPx={LINE_HEIGHT_PX}
        autoComplete={asksForOwnName(question) ? 'nickname' : undefined}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {text.length >= COUNTED_FROM_CHARACTERS && (
        <p className="text-sm text-ink-soft tabular-nums">{texts.length(text.length)}</p>
      )}
    </Field>
  )
}

function SelectQuestion(props: QuestionFieldProps) {
  const { question, answer, error, isLarge, onChange } = props
  if (isLarge) return <SingleChoice {...props} />
  return (
    <Field label={question.text} hint={<QuestionHint {...question} />} error={error}>
      <SelectInput
        value={typeof answer === 'string' ? answer : ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{texts.noAnswer}</option>
        {question.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectInput>
    </Field>
  )
}

const fields = { text: TextQuestion, select: SelectQuestion, multi_select: MultiChoice }

/** One question with its answer. */
export function QuestionField(props: QuestionFieldProps) {
  const QuestionOfType = fields[props.question.type]
  return <QuestionOfType {...props} />
}
