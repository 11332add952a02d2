import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PRACTICE_PATH } from '../../platform/practice-path.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { Banner } from '../../ui/banner.tsx'
import { focusPageWhenLost } from '../../ui/focus-page.ts'
import { ExerciseFrame } from './controls.tsx'
import { ExerciseEnd } from './exercise-end.tsx'
import { ExerciseIntro } from './exercise-intro.tsx'
import { ExercisePlace } from './exercise-place.ts'
import { KindPlayer } from './kind-player.tsx'
import type { LoadedExercise } from './load-exercise.ts'
import { useOpenPractice } from './open-practice.ts'
import { introTexts, savingTexts } from './play-texts.ts'
import { Stopped } from './stopped.tsx'
import { type Run, useRun } from './use-run.ts'

function SavingNotice({ run: { saving, isNewer } }: { run: Run }) {
  const text = saving !== 'kept' ? savingTexts[saving] : isNewer ? savingTexts.newer : ''
  return <div aria-live="polite">{text && <Banner isAnnounced={false}>{text}</Banner>}</div>
}

type View = 'intro' | 'play' | 'stopped'
type PlayProps = { loaded: LoadedExercise; run: Run }

function Play({ loaded: { reply }, run }: PlayProps) {
  const navigate = useNavigate()
  const [view, setView] = useState<View>('intro')
  const [announced, setAnnounced] = useState('')
  const frame = {
    pause() {
      run.flush()
      void navigate(PRACTICE_PATH)
    },
    stop() {
      run.flush()
      setView('stopped')
    },
    end: run.isFinished && <ExerciseEnd reply={reply} onAgain={run.beginAnew} />,
  }
  return (
    <div className="flex flex-col gap-5">
      <SavingNotice run={run} />
      {view === 'intro' && (
        <ExerciseIntro
          reply={reply}
          run={run}
          onOpen={() => setView('play')}
          onForgotten={() => {
            setAnnounced(introTexts.forgotten)
            requestAnimationFrame(() => focusPageWhenLost())
          }}
        />
      )}
      {view === 'stopped' && <Stopped onGoOn={() => setView('play')} />}
      {view === 'play' && (
        <ExerciseFrame value={frame}>
          <KindPlayer exercise={reply.exercise} state={run.state} onChange={run.change} />
        </ExerciseFrame>
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {view === 'intro' && announced}
      </p>
    </div>
  )
}

type ExercisePlayerProps = {
  userId: string
  loaded: LoadedExercise
  /** Whether a model answers own words; without one they are answered by the written text. */
  hasModel?: boolean
  /** Called when the exercise is finished. */
  onFinished: () => void
  SafetyCard: SafetyCardSlot
}

/** One exercise: its introduction, the exercise itself, and its end. */
export function ExercisePlayer(props: ExercisePlayerProps) {
  const { userId, loaded, hasModel = false, onFinished, SafetyCard } = props
  const run = useRun({ userId, ...loaded, onFinished })
  const { id, version } = loaded.reply
  useOpenPractice(id)
  const place = { userId, exerciseId: id, version, hasModel, SafetyCard }
  return (
    <QueryClientProvider client={queryClient}>
      <ExercisePlace value={place}>
        <Play loaded={loaded} run={run} />
      </ExercisePlace>
      <SavedTextSafety reply={run.safety} onClose={run.closeSafety} SafetyCard={SafetyCard} />
    </QueryClientProvider>
  )
}
