import type { OwnWords } from '#domain/practice/own-words.ts'
import type { Reply } from '#domain/practice/play-talk.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { ownWordsTexts } from './own-words-texts.ts'
import { talkTexts as texts } from './play-texts.ts'

type MentorCommentProps = { reply: Pick<Reply, 'works' | 'other' | 'why'>; own?: OwnWords | null }

/**
 * What works in a reply, one other way, and why; and of own words what is in them, where that is sure. A model's comment on
 * own words stands in the place of the one on the reply.
 */
export function MentorComment({ reply, own }: MentorCommentProps) {
  const mentor = own?.played?.mentor
  const { works, other, why } = mentor ?? reply
  const ofOwn = own && !mentor ? [ownWordsTexts.move(own.move), ownWordsTexts.unsaid(own.unsaid)] : []
  const parts: Fact[] = [
    [texts.works, works],
    [texts.other, other],
    [texts.why, why],
    ...(ofOwn.some(Boolean) ? [[ownWordsTexts.comment, ofOwn.filter(Boolean).join(' ')] as const] : []),
  ]
  return (
    <FactList
      facts={parts}
      className="flex flex-col gap-3"
      nameClass="font-heading"
      valueClass="max-w-measure"
    />
  )
}
