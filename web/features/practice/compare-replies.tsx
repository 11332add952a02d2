import { useState } from 'react'
import type { Talk } from '#domain/practice/exercise.ts'
import type { OwnWords } from '#domain/practice/own-words.ts'
import { leadsTo, type Reply, type Turn } from '#domain/practice/play-talk.ts'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { MentorComment } from './mentor-comment.tsx'
import { ownWordsTexts } from './own-words-texts.ts'
import { talkTexts as texts } from './play-texts.ts'

type SideProps = {
  talk: Talk
  turn: Turn
  label: string
  choice: number
  /** What was said in own words, where they were taken for this reply. */
  own: OwnWords | null
  onChoose: (choice: number) => void
}

type FollowingProps = { talk: Talk; reply: Reply; played: string | null }

function Following({ talk, reply, played }: FollowingProps) {
  const place = leadsTo(talk, reply)
  return (
    <p className="max-w-measure">
      {place.type === 'turn'
        ? (played ?? place.turn.says)
        : `${texts.leadsToEnd(place.ending.title)}. ${place.ending.happens}`}
    </p>
  )
}

function Side({ talk, turn, label, choice, own, onChoose }: SideProps) {
  const reply = turn.replies[choice]
  const partner = own?.played?.partner
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-control border border-line-soft bg-sunken p-4">
      <Field label={label}>
        <SelectInput value={choice} onChange={({ target }) => onChoose(Number(target.value))}>
          {turn.replies.map(({ says }, index) => (
            <option key={says} value={index}>
              {says}
            </option>
          ))}
        </SelectInput>
      </Field>
      {reply && (
        <>
          <p className="max-w-measure font-heading">{reply.says}</p>
          {own && (
            <p className="max-w-measure whitespace-pre-line wrap-anywhere">
              <span className="font-heading">{ownWordsTexts.compared}</span> {own.words}
            </p>
          )}
          <MentorComment reply={reply} own={own} />
          <div>
            <p className="font-heading">{texts.leadsTo}</p>
            <Following talk={talk} reply={reply} played={partner?.branch === choice ? partner.says : null} />
          </div>
        </>
      )}
    </div>
  )
}

type CompareProps = { talk: Talk; turn: Turn; chosen: number; own: OwnWords | null }

/** Two replies of one turn side by side, each with its comment and with what it leads to. */
export function CompareReplies({ talk, turn, chosen, own }: CompareProps) {
  const ownOf = (choice: number) => (choice === chosen ? own : null)
  const [first, setFirst] = useState(chosen)
  const [second, setSecond] = useState((chosen + 1) % turn.replies.length)
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2">{texts.compare}</summary>
      <div className="grid gap-4 lg:grid-cols-2">
        <Side
          talk={talk}
          turn={turn}
          label={texts.first}
          choice={first}
          own={ownOf(first)}
          onChoose={setFirst}
        />
        <Side
          talk={talk}
          turn={turn}
          label={texts.second}
          choice={second}
          own={ownOf(second)}
          onChoose={setSecond}
        />
      </div>
    </details>
  )
}
