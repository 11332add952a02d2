import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import { questionnaireTexts as texts } from './texts.ts'
import { useQuestionnaireQueries } from './use-questionnaire.ts'

type QuestionnaireProps = {
  userId: string
  SafetyCard: SafetyCardSlot
  /** What is asked beside the questions; it comes with them, so that it does not move. */
  below?: ReactNode
}

function LoadedQuestionnaire({ userId, SafetyCard, below }: QuestionnaireProps) {
  const { questions, answers } = useQuestionnaireQueries()
  if (questions.data && answers.data) {
    return (
      <QuestionnaireForm
        userId={userId}
        questions={questions.data.questions}
        saved={answers.data.responses}
        SafetyCard={SafetyCard}
        below={below}
      />
    )
  }
  const failed = [questions, answers].filter((query) => query.isError)
  // What stands below the questions waits below the window, so that it does not move into it and out again.
  if (failed.length === 0)
    return (
      <div className="min-h-dvh">
        <LoadingLine>{texts.loading}</LoadingLine>
      </div>
    )
  const button = (
    <ActionButton action={() => Promise.all(failed.map((query) => query.refetch()))}>
      {texts.tryAgain}
    </ActionButton>
  )
  return (
    <Banner variant="warning" title={texts.notLoadedTitle} action={button}>
      {texts.notLoaded}
    </Banner>
  )
}

/** The onboarding questionnaire of one person. */
export function Questionnaire(props: QuestionnaireProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedQuestionnaire {...props} />
    </QueryClientProvider>
  )
}
