import type { FormEvent } from 'react'
import type { Question, Responses } from '#domain/questionnaire/question.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { UnsavedChangesGuard } from '../../ui/unsaved-changes-guard.tsx'
import { hasAnswer } from './changed-answers.ts'
import { QuestionField } from './question-field.tsx'
import { questionnaireTexts as texts } from './texts.ts'
import { useAnswers } from './use-questionnaire.ts'

/** A control that gets the focus must not lie behind the bar at the window's lower edge. */
const clearOfBar = '[&_:is(input,select,textarea)]:scroll-mb-36'

type QuestionnaireFormProps = {
  userId: string
  questions: readonly Question[]
  saved: Responses
  SafetyCard: SafetyCardSlot
}

/** All questions with their answers, and one button that saves what was changed. */
export function QuestionnaireForm({ userId, questions, saved, SafetyCard }: QuestionnaireFormProps) {
  const { answers, hasChanges, hasIssues, isSaving, issueOf, change, save, safety, closeSafety } = useAnswers(
    userId,
    questions,
    saved,
  )
  const answeredCount = questions.filter(({ id }) => hasAnswer(answers[id])).length

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (hasIssues) event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else void save()
  }
  return (
    <form noValidate onSubmit={submit} className={clearOfBar}>
      <UnsavedChangesGuard isActive={hasChanges} />
      {questions.length === 0 ? (
        <Card>{texts.none}</Card>
      ) : (
        <ol className="flex flex-col gap-4">
          {questions.map((question) => (
            <li key={question.id}>
              <Card>
                <QuestionField
                  question={question}
                  answer={answers[question.id]}
                  error={issueOf(question.id)}
                  onChange={(answer) => change(question.id, answer)}
                />
              </Card>
            </li>
          ))}
        </ol>
      )}
      <SavedTextSafety reply={safety} onClose={closeSafety} SafetyCard={SafetyCard} />
      <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-t-card border border-line bg-card px-5 py-3 shadow-card">
        <p role="status" className="text-sm text-ink-soft">
          {hasChanges
            ? texts.unsaved
            : questions.length > 0 && texts.answered(answeredCount, questions.length)}
        </p>
        <Button type="submit" disabled={questions.length === 0} pending={isSaving} pendingText={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
