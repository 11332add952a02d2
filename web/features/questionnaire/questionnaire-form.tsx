import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Question, Responses } from '#domain/questionnaire/question.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { UnsavedChangesGuard } from '../../ui/unsaved-changes-guard.tsx'
import { hasAnswer } from './changed-answers.ts'
import { QuestionField } from './question-field.tsx'
import { QuestionPath } from './question-path.tsx'
import { QuestionSteps } from './question-steps.tsx'
import { questionnaireTexts as texts } from './texts.ts'
import { useQuestionView } from './use-question-view.ts'
import { useAnswers } from './use-questionnaire.ts'

function focusFirstWrong(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

type QuestionnaireFormProps = {
  userId: string
  questions: readonly Question[]
  saved: Responses
  SafetyCard: SafetyCardSlot
  /** What is asked beside the questions, at their end. */
  below?: ReactNode
}

/** The questions with their answers, one at a time or all on one page, and one button that saves what was changed. */
export function QuestionnaireForm({ userId, questions, saved, SafetyCard, below }: QuestionnaireFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { answers, hasChanges, hasIssues, refused, isSaving, issueOf, change, save, safety, closeSafety } =
    useAnswers(userId, questions, saved)
  const answeredCount = questions.filter(({ id }) => hasAnswer(answers[id])).length

  const { isAll, switchView } = useQuestionView(userId)
  const [position, setPosition] = useState(0)
  const firstWrong = questions.findIndex(({ id }) => issueOf(id))

  /** The question that is not right may be another one than the one on the screen. */
  function showFirstWrong() {
    if (firstWrong >= 0) flushSync(() => setPosition(firstWrong))
    focusFirstWrong(form.current)
  }
  const showRefused = useEffectEvent(() => queueMicrotask(showFirstWrong))
  useEffect(() => {
    if (refused.length > 0) showRefused()
  }, [refused])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (hasIssues) showFirstWrong()
    else void save()
  }
  const isOneByOne = !isAll && questions.length > 0
  const fields = questions.map((question) => (
    <QuestionField
      key={question.id}
      question={question}
      answer={answers[question.id]}
      error={issueOf(question.id)}
      isLarge={isOneByOne}
      onChange={(answer) => change(question.id, answer)}
    />
  ))
  const isAtEnd = !isOneByOne || position === questions.length - 1
  return (
    <>
      <form ref={form} noValidate onSubmit={submit}>
        <UnsavedChangesGuard isActive={hasChanges} />
        {questions.length === 0 && <Card>{texts.none}</Card>}
        {isOneByOne && (
          <QuestionSteps
            steps={fields}
            position={position}
            onGoTo={setPosition}
            foot={
              <QuestionPath
                questions={questions}
                answers={answers}
                position={position}
                onGoTo={setPosition}
              />
            }
          />
        )}
        {!isOneByOne && questions.length > 0 && (
          <ol className="flex flex-col gap-4">
            {fields.map((field) => (
              <li key={field.key}>
                <Card>{field}</Card>
              </li>
            ))}
          </ol>
        )}
        {questions.length > 0 && (
          <Button variant="ghost" className="mt-2 px-0! text-sm font-normal!" onClick={switchView}>
            {isAll ? texts.showOne : texts.showAll}
          </Button>
        )}
        <SavedTextSafety reply={safety} onClose={closeSafety} SafetyCard={SafetyCard} />
        <div
          data-save-bar
          className={joinClasses(
            'mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
            // Below one question it is in view by itself, or would lie over the way to the next one.
            !isOneByOne &&
              'bottom-[calc(var(--bottom-bar)+0.5rem)] z-10 rounded-card border border-line bg-card px-5 py-3 shadow-card [@media(min-height:30rem)]:sticky',
          )}
        >
          <p role="status" className="min-w-0 flex-1 basis-32 text-sm text-ink-soft">
            {hasChanges
              ? texts.unsaved
              : questions.length > 0 && texts.answered(answeredCount, questions.length)}
          </p>
          <Button
            type="submit"
            variant={hasChanges ? 'primary' : 'secondary'}
            disabled={questions.length === 0}
            pending={isSaving}
            pendingText={texts.saving}
          >
            {texts.save}
          </Button>
        </div>
      </form>
      {isAtEnd && below && <div className="mt-6">{below}</div>}
    </>
  )
}
