import type { Question } from '#domain/questionnaire/question.ts'
import { questionnaireTexts as texts } from './texts.ts'

/** The question itself, large where it has the screen to itself. */
export function QuestionText({ text, isLarge }: Pick<Question, 'text'> & { isLarge: boolean }) {
  return isLarge ? <span className="block text-xl leading-snug">{text}</span> : text
}

/** What the answer changes, named as that. */
export function QuestionHint({ hint, type }: Pick<Question, 'hint' | 'type'>) {
  return (
    <>
      {hint && (
        <>
          <span className="font-heading text-ink">{texts.changes}</span> {hint}
        </>
      )}
      {type === 'multi_select' && <span className="block">{texts.asMany}</span>}
    </>
  )
}
