import type { OwnWords } from '#domain/practice/own-words.ts'
import type { Reply } from '#domain/practice/play-talk.ts'
import { ownWordsTexts } from './own-words-texts.ts'
import { talkTexts as texts } from './texts.ts'

type MentorCommentProps = { reply: Pick<Reply, 'works' | 'other' | 'why'>; own?: OwnWords | null }

/** What works in a reply, one other way, and why; and of own words what is in them, where that is sure. */
export function MentorComment({ reply, own }: MentorCommentProps) {
  const ofOwn = own ? [ownWordsTexts.move(own.move), ownWordsTexts.unsaid(own.unsaid)] : []
  const parts = [
    [texts.works, reply.works],
    [texts.other, reply.other],
    [texts.why, reply.why],
    ...(ofOwn.some(Boolean) ? [[ownWordsTexts.comment, ofOwn.filter(Boolean).join(' ')]] : []),
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
