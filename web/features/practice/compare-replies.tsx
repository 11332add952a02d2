import { useState } from 'react'
import type { Talk } from '#domain/practice/exercise.ts'
import { leadsTo, type Reply, type Turn } from '#domain/practice/play-talk.ts'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { MentorComment } from './mentor-comment.tsx'
import { talkTexts as texts } from './texts.ts'

type SideProps = { talk: Talk; turn: Turn; label: string; choice: number; onChoose: (choice: number) => void }

function Following({ talk, reply }: { talk: Talk; reply: Reply }) {
  const place = leadsTo(talk, reply)
  return (
    <p className="max-w-measure">
      {place.type === 'turn'
        ? place.turn.says
        : `${texts.leadsToEnd(place.ending.title)}. ${place.ending.happens}`}
    </p>
  )
}

function Side({ talk, turn, label, choice, onChoose }: SideProps) {
  const reply = turn.replies[choice]
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
          <MentorComment reply={reply} />
          <div>
            <p className="font-heading">{texts.leadsTo}</p>
            <Following talk={talk} reply={reply} />
          </div>
        </>
      )}
    </div>
  )
}

/** Two replies of one turn side by side, each with its comment and with what it leads to. */
export function CompareReplies({ talk, turn, chosen }: { talk: Talk; turn: Turn; chosen: number }) {
  const [first, setFirst] = useState(chosen)
  const [second, setSecond] = useState((chosen + 1) % turn.replies.length)
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2">{texts.compare}</summary>
      <div className="grid gap-4 lg:grid-cols-2">
        <Side talk={talk} turn={turn} label={texts.first} choice={first} onChoose={setFirst} />
        <Side talk={talk} turn={turn} label={texts.second} choice={second} onChoose={setSecond} />
      </div>
    </details>
  )
}
