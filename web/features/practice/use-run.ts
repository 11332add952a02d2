import { useEffect, useRef, useState } from 'react'
import {
  beginAgain,
  beginRun,
  isFinished,
  scaleWithoutPicks,
  toRunState,
} from '#domain/practice/begin-run.ts'
import type { ExerciseReply, ExerciseRun, ExerciseRunForm } from '#domain/practice/contract.ts'
import type { RunState, RunStates } from '#domain/practice/run-state.ts'
import { carriedOver } from '#domain/practice/talk-words.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { Saving } from '../../platform/newest-saver.ts'
import { followVisit } from '../../platform/private-data.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { forgetOwnWordsDrafts } from './own-words-draft.ts'
import { practiceCalls, refreshRuns } from './practice-calls.ts'
import { runMirror } from './run-mirror.ts'
import { createRunSaver } from './run-saver.ts'

type Place = {
  counter: number
  state: RunState
  /** Whether there is a place to go on from: something was begun, and its text is still the same. */
  isBegun: boolean
}

function after(delayMs: number, action: () => void): () => void {
  const timer = setTimeout(action, delayMs)
  return () => clearTimeout(timer)
}

/** Own words of a scale outlive a change of its text; everything else begins anew. */
const isPlayable = ({ exercise, version }: ExerciseReply, run: { version: string }) =>
  run.version === version || exercise.kind === 'scale'

/** The beginning, with the own words for turns of a talk that outlived a change of its text. */
function beginningAfter({ exercise }: ExerciseReply, run: { state: RunState } | null): RunState {
  const state = beginRun(exercise)
  if (exercise.kind !== 'talk' || !run || !('chosen' in run.state)) return state
  return toRunState({ ...(state as RunStates['talk']), own: carriedOver(exercise, run.state) })
}

/** A state of this text as it is; of an earlier text what outlived its change. */
const keptState = ({ version }: ExerciseReply, run: { version: string; state: RunState }): RunState =>
  run.version !== version && 'words' in run.state ? scaleWithoutPicks(run.state) : run.state

function openPlace(reply: ExerciseReply, run: ExerciseRun | ExerciseRunForm | null): Place {
  if (run && isPlayable(reply, run))
    return { counter: run.counter, state: keptState(reply, run), isBegun: true }
  return { counter: run?.counter ?? 0, state: beginningAfter(reply, run), isBegun: false }
}

/** Deletes the kept place, and what was half-written in it on this device. */
async function forgetPlace(userId: string, { id, exercise }: ExerciseReply): Promise<void> {
  await practiceCalls.forget(id)
  forgetOwnWordsDrafts(userId, id, exercise)
}

type Opened = {
  userId: string
  reply: ExerciseReply
  run: ExerciseRun | null
  /** Called when a step reaches the end of the exercise. */
  onFinished: () => void
}

/**
 * Where the person is in an exercise. Each step is kept: at once on this device, soon after on the server. What another
 * device has gone further to takes the place of what is here.
 */
export function useRun({ userId, reply, run, onFinished }: Opened) {
  const { id, exercise, version } = reply
  const [mirror] = useState(() => runMirror(userId, id))
  const [unsent] = useState(() => mirror.beyond(run, version))
  const [place, setPlace] = useState(() => openPlace(reply, unsent ?? run))
  const newest = useRef(place)
  const [saving, setSaving] = useState<Saving>('kept')
  const [isNewer, setNewer] = useState(false)
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  const [isSameVisit] = useState(followVisit)

  function show(next: Place) {
    newest.current = next
    setPlace(next)
  }
  const [saver] = useState(() =>
    createRunSaver({
      // After a sign-out the call would be somebody else's.
      send: (form) =>
        isSameVisit() ? practiceCalls.keep(id, form) : Promise.reject(new Error('The person has left')),
      toProblem: toApiProblem,
      after,
      mirror: { ...mirror, write: (form) => isSameVisit() && mirror.write(form) },
      onSaving: setSaving,
      onKept(kept) {
        if (kept.safety) setSafety(kept.safety)
        void refreshRuns()
      },
      onNewer(newer) {
        setNewer(true)
        show(openPlace(reply, newer))
      },
    }),
  )
  useEffect(() => {
    const flush = () => void saver.flush()
    saver.open()
    if (unsent) saver.keep(unsent)
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      saver.close()
    }
  }, [saver, unsent])

  function change(state: RunState) {
    const counter = newest.current.counter + 1
    const wasFinished = isFinished(exercise, newest.current.state)
    const finished = isFinished(exercise, state)
    show({ counter, state, isBegun: true })
    setNewer(false)
    saver.keep({ version, counter, state, isFinished: finished })
    if (finished && !wasFinished) onFinished()
  }
  return {
    state: place.state,
    isBegun: place.isBegun,
    isFinished: isFinished(exercise, place.state),
    /** A place is kept, but of an earlier text of the exercise. */
    isTextChanged: run !== null && !isPlayable(reply, run) && !place.isBegun,
    saving,
    isNewer,
    safety,
    closeSafety: () => setSafety(null),
    change,
    beginAnew: () => change(beginAgain(exercise, newest.current.state)),
    flush: () => void saver.flush(),
    async forget() {
      saver.drop()
      await forgetPlace(userId, reply)
      show({ counter: 0, state: beginRun(exercise), isBegun: false })
      void refreshRuns()
    },
  }
}

export type Run = ReturnType<typeof useRun>
