import type { Reply } from '#domain/practice/play-talk.ts'
import { talkTexts as texts } from './texts.ts'

/** What works in a reply, one other way, and why. */
export function MentorComment({ reply }: { reply: Pick<Reply, 'works' | 'other' | 'why'> }) {
  const parts = [
    [texts.works, reply.works],
    [texts.other, reply.other],
    [texts.why, reply.why],
  ]
  return (
    <dl className="flex flex-col gap-3">
      {parts.map(([name, text]) => (
        <div key={name}>
          <dt className="font-heading">{name}</dt>
          <dd className="max-w-measure">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
