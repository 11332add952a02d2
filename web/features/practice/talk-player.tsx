import { ArrowRight } from 'lucide-react'
import { toRunState } from '#domain/practice/begin-run.ts'
import {
  backOneTurn,
  canGoBack,
  chooseReply,
  followTalk,
  goOn,
  rewindTo,
  type TalkState,
} from '#domain/practice/play-talk.ts'
import { playedWordsAt } from '#domain/practice/talk-words.ts'
import { Button } from '../../ui/button.tsx'
import { Controls } from './controls.tsx'
import type { PlayProps } from './play-props.ts'
import { controlTexts } from './play-texts.ts'
import { TalkEnd } from './talk-end.tsx'
import { TalkTurn } from './talk-turn.tsx'

/** Plays a talk: turn by turn to its end, back again, and to any turn of the way. */
export function TalkPlayer({ exercise: talk, state, onChange }: PlayProps<'talk'>) {
  const { taken, place } = followTalk(talk, state.chosen)
  const change = (next: TalkState) => onChange(toRunState(next))
  const back = canGoBack(state) ? () => change(backOneTurn(state)) : null
  if (place.type === 'ending')
    return (
      <>
        <TalkEnd
          talk={talk}
          ending={place.ending}
          taken={taken}
          state={state}
          onRewind={(turn) => change(rewindTo(state, turn))}
        />
        <Controls onBack={back} />
      </>
    )
  return (
    <TalkTurn
      key={place.name}
      talk={talk}
      number={taken.length + 1}
      name={place.name}
      turn={place.turn}
      played={playedWordsAt(state, taken, taken.length)}
      state={state}
      onChange={change}
      onChoose={(choice) => change(chooseReply(state, choice))}
      controls={
        <Controls key={place.name} onBack={back} hint={place.turn.hint}>
          {state.pending !== null && (
            <Button onClick={() => change(goOn(state))}>
              {controlTexts.goOn}
              <ArrowRight aria-hidden className="size-5" />
            </Button>
          )}
        </Controls>
      }
    />
  )
}
