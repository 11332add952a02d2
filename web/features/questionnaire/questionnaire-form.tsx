import { type FormEvent, useEffect, useRef } from 'react'
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

function focusFirstWrong(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

type QuestionnaireFormProps = {
  userId: string
  questions: readonly Question[]
  saved: Responses
  SafetyCard: SafetyCardSlot
}

/** All questions with their answers, and one button that saves what was changed. */
export function QuestionnaireForm({ userId, questions, saved, SafetyCard }: QuestionnaireFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { answers, hasChanges, hasIssues, refused, isSaving, issueOf, change, save, safety, closeSafety } =
    useAnswers(userId, questions, saved)
  const answeredCount = questions.filter(({ id }) => hasAnswer(answers[id])).length

  useEffect(() => {
    if (refused.length > 0) focusFirstWrong(form.current)
  }, [refused])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (hasIssues) focusFirstWrong(form.current)
    else void save()
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
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
      <div
        data-save-bar
        className="bottom-[calc(var(--bottom-bar)+0.5rem)] z-10 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-card px-5 py-3 shadow-card [@media(min-height:30rem)]:sticky"
      >
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
