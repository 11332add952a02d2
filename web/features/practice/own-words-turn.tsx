import { useRef, useState } from 'react'
import type { OwnWords } from '#domain/practice/own-words.ts'
import { chooseReply, type TalkState, type Turn } from '#domain/practice/play-talk.ts'
import {
  deleteOwnWords,
  ownWordsFor,
  saidInOwnWords,
  sayAgain,
  takeBack,
} from '#domain/practice/talk-words.ts'
import { announcedSafety } from '../../platform/announced-safety.ts'
import { Button } from '../../ui/button.tsx'
import { focusWhenShown } from '../../ui/focus-when-shown.ts'
import { smallButton } from '../../ui/small-button.tsx'
import { useExercisePlace } from './exercise-place.ts'
import { OwnWordsField } from './own-words-field.tsx'
import { ownWordsTexts as texts } from './own-words-texts.ts'
import { SaidWords } from './said-words.tsx'
import { type OwnWordsOfTurn, useOwnWords } from './use-own-words.ts'

type NearestProps = { own: OwnWords; turn: Turn; onYes: () => void; onNo: () => void }

/** Which written reply own words are taken for, and the question whether that is right. */
function Nearest({ own: { move, nearest }, turn, onYes, onNo }: NearestProps) {
  const [isChoosing, setChoosing] = useState(nearest === null)
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-measure">
        {[texts.move(move), nearest !== null && texts.nearest(nearest)].filter(Boolean).join(' ')}
      </p>
      {nearest !== null && (
        <p className="max-w-measure border-l-4 border-line pl-4">{turn.replies[nearest]?.says}</p>
      )}
      <p className="max-w-measure">
        {nearest === null ? texts.unsure : isChoosing ? texts.choose : texts.goOn}
      </p>
      {!isChoosing && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={onYes}>{texts.yes}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              setChoosing(true)
              onNo()
            }}
          >
            {texts.no}
          </Button>
        </div>
      )}
    </div>
  )
}

function SafetyAtWords({ own, hasAnswer }: { own: OwnWordsOfTurn; hasAnswer: boolean }) {
  const { SafetyCard } = useExercisePlace()
  const place = useRef<HTMLDivElement>(null)
  const { safety, closeSafety, send } = own
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24">
      <p role="status" className="sr-only">
        {safety && announcedSafety(safety)}
      </p>
      {safety && (
        <SafetyCard
          reply={safety}
          isBeside={hasAnswer}
          onMeantSomethingElse={() => {
            place.current?.focus()
            closeSafety()
            if (!hasAnswer) void send(true)
          }}
        />
      )}
    </div>
  )
}

type OwnWordsTurnProps = {
  name: string
  turn: Turn
  state: TalkState
  onChange: (state: TalkState) => void
  /** Called when the person wants to choose the reply that their words stand for. */
  onChooseSelf: () => void
}

/** Own words in a turn: the field for them, what they were read as, and what was written here before. */
export function OwnWordsTurn({ name, turn, state, onChange, onChooseSelf }: OwnWordsTurnProps) {
  const { userId, exerciseId, version } = useExercisePlace()
  const [fieldCalls, setFieldCalls] = useState(0)
  const [isSaidAgain, setSaidAgain] = useState(false)
  const own = useOwnWords({ userId, exerciseId, version, turn: name, state, onChange })
  const written = ownWordsFor(state, name)
  const said = saidInOwnWords(state, state.chosen.length, name)
  function openField(next: TalkState) {
    setFieldCalls((calls) => calls + 1)
    onChange(next)
  }
  function repeat() {
    setSaidAgain(true)
    onChange(sayAgain(state))
  }
  const remove = (
    <Button variant="ghost" className={smallButton} onClick={() => openField(deleteOwnWords(state, name))}>
      {texts.remove}
    </Button>
  )
  return (
    <section aria-label={texts.heading} className="mt-5 flex flex-col gap-4 border-t border-line-soft pt-5">
      {said && (
        <>
          <h3
            ref={own.hasArrived || isSaidAgain ? focusWhenShown : undefined}
            tabIndex={-1}
            className="text-lg"
          >
            {texts.heading}
          </h3>
          <SaidWords words={said.words}>
            <Button variant="ghost" className={smallButton} onClick={() => openField(takeBack(state))}>
              {texts.other}
            </Button>
            {remove}
          </SaidWords>
          {own.isFallback && <p className="max-w-measure text-ink-soft">{texts.fallback}</p>}
          {state.pending === null && (
            <Nearest
              key={said.words}
              own={said}
              turn={turn}
              onYes={() => onChange(chooseReply(state, said.nearest ?? 0))}
              onNo={onChooseSelf}
            />
          )}
        </>
      )}
      {!said && written && (
        <div className="flex flex-col gap-2">
          <p className="font-heading">{texts.before}</p>
          <SaidWords words={written.words}>
            <Button variant="ghost" className={smallButton} onClick={repeat}>
              {texts.again}
            </Button>
            {remove}
          </SaidWords>
        </div>
      )}
      {!said && <OwnWordsField own={own} timesCalled={fieldCalls} />}
      <SafetyAtWords own={own} hasAnswer={said !== null} />
    </section>
  )
}
