import type { Talk } from '#domain/practice/exercise.ts'
import type { Ending, TakenTurn } from '#domain/practice/play-talk.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CompareReplies } from './compare-replies.tsx'
import { StepHeading } from './step-heading.tsx'
import { talkTexts as texts } from './texts.ts'

type TalkEndProps = {
  talk: Talk
  ending: Ending
  taken: readonly TakenTurn[]
  /** Back to a turn of the way, counted from 0. */
  onRewind: (turn: number) => void
}

function WayTaken({ talk, taken, onRewind }: Omit<TalkEndProps, 'ending'>) {
  return (
    <Card heading={texts.way}>
      <ol className="flex flex-col gap-4">
        {taken.map(({ turn, reply, choice }, index) => (
          <li key={turn.says} className="border-b border-line-soft pb-4 last:border-b-0 last:pb-0">
            <p className="max-w-measure text-ink-soft">
              {index + 1}. {turn.says}
            </p>
            <p className="mt-1 max-w-measure">
              <span className="font-heading">{texts.youSaid}</span> {reply.says}
            </p>
            <Button variant="secondary" className="mt-2 px-3! text-sm" onClick={() => onRewind(index)}>
              {texts.backToTurn(index + 1)}
            </Button>
            <CompareReplies talk={talk} turn={turn} chosen={choice} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** How the talk ended, what it means, and the way that led there. It is no grade. */
export function TalkEnd({ talk, ending, taken, onRewind }: TalkEndProps) {
  const parts = [
    [texts.happens, ending.happens],
    [texts.means, ending.means],
    [texts.view(talk.partner.name), talk.partner.view],
  ]
  return (
    <>
      <Card>
        <StepHeading>{ending.title}</StepHeading>
        <dl className="mt-3 flex flex-col gap-3">
          {parts.map(([name, text]) => (
            <div key={name}>
              <dt className="font-heading">{name}</dt>
              <dd className="max-w-measure">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <WayTaken talk={talk} taken={taken} onRewind={onRewind} />
    </>
  )
}
