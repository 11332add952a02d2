import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { firstRunQuestions } from '#domain/first-run/first-run-questions.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { useCompanionName } from '../features/coaching/companion/use-companion-name.ts'
import { FirstRun } from '../features/first-run/first-run.tsx'
import { FirstRunEnd } from '../features/first-run/first-run-end.tsx'
import { firstRunTexts as texts } from '../features/first-run/texts.ts'
import { useHome } from '../features/home/use-home.ts'
import { useQuestionnaireQueries } from '../features/questionnaire/use-questionnaire.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { CompanionLookChoice } from '../features/settings/companion-look-choice.tsx'
import { listCountries } from '../features/settings/list-countries.ts'
import { ownSettings } from '../features/settings/own-settings.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { helpLinesFor } from '../platform/help-lines.ts'
import { pageTitle } from '../platform/page-title.ts'
import { exercisePath, PRACTICE_PATH } from '../platform/practice-path.ts'
import { queryClient } from '../platform/query-client.ts'
import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { LoadingLine } from '../ui/loading-line.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { OwnPlant } from './own-plant.tsx'

export const meta = () => pageTitle(texts.title)

function NotLoaded() {
  return (
    <Banner
      variant="warning"
      title={texts.notLoadedTitle}
      action={
        <ButtonLink variant="secondary" to="/dashboard">
          {texts.toHome}
        </ButtonLink>
      }
    >
      {texts.notLoaded}
    </Banner>
  )
}

function Waiting({ isFailed }: { isFailed: boolean }) {
  return (
    <>
      <PageHeading title={texts.title} />
      {isFailed ? <NotLoaded /> : <LoadingLine>{texts.loading}</LoadingLine>}
    </>
  )
}

function End() {
  const name = useCompanionName()
  const { data } = useHome()
  const talkPath = data?.talk ? exercisePath(data.talk.id) : PRACTICE_PATH
  return <FirstRunEnd name={name} plant={<OwnPlant className="h-36" />} talkPath={talkPath} />
}

function AskedOnce({ settings }: { settings: Settings }) {
  // Of the visit: they are marked as seen before the last screen is left.
  const [wasSeen] = useState(settings.firstRunSeen)
  const { questions, answers } = useQuestionnaireQueries()
  const navigate = useNavigate()
  if (wasSeen) return <Navigate to="/dashboard" replace />
  if (!questions.data || !answers.data) return <Waiting isFailed={questions.isError || answers.isError} />
  const help = helpLinesFor(settings.country)
  return (
    <FirstRun
      questions={firstRunQuestions(questions.data.questions)}
      answers={answers.data.responses}
      settings={settings}
      offered={help.isOffered ? help.country : null}
      countries={listCountries()}
      changeSettings={(change) => ownSettings.change(change, { isQuiet: true })}
      renderLook={(look, onChange) => <CompanionLookChoice settings={look} onChange={onChange} />}
      SafetyCard={SafetyCard}
      end={<End />}
      onSkipAll={() => navigate('/dashboard', { replace: true })}
    />
  )
}

/** The first screens after sign-up. Whoever has seen or skipped them is led to the home page. */
export default function WelcomePage() {
  const { settings, status } = useSettings()
  if (!settings) return <Waiting isFailed={status === 'unavailable'} />
  return (
    <QueryClientProvider client={queryClient}>
      <AskedOnce settings={settings} />
    </QueryClientProvider>
  )
}
