import type { Exercise } from '#domain/practice/exercise.ts'
import type { RunState } from '#domain/practice/run-state.ts'
import { EnergyPlayer } from './energy-player.tsx'
import { MeaningPlayer } from './meaning-player.tsx'
import { OrderPlayer } from './order-player.tsx'
import type { PlayProps } from './play-props.ts'
import { ScalePlayer } from './scale-player.tsx'
import { SentencePlayer } from './sentence-player.tsx'
import { TalkPlayer } from './talk-player.tsx'

type KindPlayerProps = { exercise: Exercise; state: RunState; onChange: (state: RunState) => void }

/** The player of the exercise's kind. The state is of the same kind: `beginRun` made it, or the server checked it. */
export function KindPlayer(props: KindPlayerProps) {
  switch (props.exercise.kind) {
    case 'talk':
      return <TalkPlayer {...(props as PlayProps<'talk'>)} />
    case 'meaning':
      return <MeaningPlayer {...(props as PlayProps<'meaning'>)} />
    case 'order':
      return <OrderPlayer {...(props as PlayProps<'order'>)} />
    case 'energy':
      return <EnergyPlayer {...(props as PlayProps<'energy'>)} />
    case 'sentence':
      return <SentencePlayer {...(props as PlayProps<'sentence'>)} />
    case 'scale':
      return <ScalePlayer {...(props as PlayProps<'scale'>)} />
    default:
      return props.exercise satisfies never
  }
}
