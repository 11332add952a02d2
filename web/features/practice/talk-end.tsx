import type { Talk } from '#domain/practice/exercise.ts'
import type { Ending, TakenTurn, TalkState } from '#domain/practice/play-talk.ts'
import { playedWordsAt, saidInOwnWords } from '#domain/practice/talk-words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { CompareReplies } from './compare-replies.tsx'
import { ownWordsTexts } from './own-words-texts.ts'
import { talkTexts as texts } from './play-texts.ts'
import { SaidWords } from './said-words.tsx'
import { StepHeading } from './step-heading.tsx'

type TalkEndProps = {
  talk: Talk
  ending: Ending
  taken: readonly TakenTurn[]
  state: TalkState
  /** Back to a turn of the way, counted from 0. */
  onRewind: (turn: number) => void
}

type TakenProps = {
  talk: Talk
  taken: readonly TakenTurn[]
  of: TakenTurn
  index: number
  state: TalkState
  onRewind: () => void
}

/** A turn of the way: what was said in it, by a written reply or in own words. */
function Taken({ talk, taken, of, index, state, onRewind }: TakenProps) {
  const { name, turn, reply, choice } = of
  const own = saidInOwnWords(state, index, name)
  return (
    <li className="border-b border-line-soft pb-4 last:border-b-0 last:pb-0">
      <p className="max-w-measure text-ink-soft">
        {index + 1}. {playedWordsAt(state, taken, index) ?? turn.says}
      </p>
      {own && (
        <>
          <p className="mt-1 mb-2 font-heading">{ownWordsTexts.youSaid}</p>
          <SaidWords words={own.words} />
        </>
      )}
      <p className="mt-1 max-w-measure">
        <span className="font-heading">{own ? ownWordsTexts.takenForReply : texts.youSaid}</span> {reply.says}
      </p>
      <Button variant="secondary" className="mt-2 px-3! text-sm" onClick={onRewind}>
        {texts.backToTurn(index + 1)}
      </Button>
      <CompareReplies talk={talk} turn={turn} chosen={choice} own={own} />
    </li>
  )
}

function WayTaken({ talk, taken, state, onRewind }: Omit<TalkEndProps, 'ending'>) {
  return (
    <Card heading={texts.way}>
      <ol className="flex flex-col gap-4">
        {taken.map((of, index) => (
          <Taken
            key={of.name}
            talk={talk}
            taken={taken}
            of={of}
            index={index}
            state={state}
            onRewind={() => onRewind(index)}
          />
        ))}
      </ol>
    </Card>
  )
}

/** How the talk ended, what it means, and the way that led there. It is no grade. */
export function TalkEnd({ talk, ending, taken, state, onRewind }: TalkEndProps) {
  const played = playedWordsAt(state, taken, taken.length)
  const parts: Fact[] = [
    ...(played ? [[texts.lastWords(talk.partner.name), played] as const] : []),
    [texts.happens, ending.happens],
    [texts.means, ending.means],
    [texts.view(talk.partner.name), talk.partner.view],
  ]
  return (
    <>
      <Card>
        <StepHeading>{ending.title}</StepHeading>
        <FactList
          facts={parts}
          className="mt-3 flex flex-col gap-3"
          nameClass="font-heading"
          valueClass="max-w-measure"
        />
        {played && <p className="mt-3 text-sm text-ink-soft">{ownWordsTexts.saidByModel}</p>}
      </Card>
      <WayTaken talk={talk} taken={taken} state={state} onRewind={onRewind} />
    </>
  )
}
