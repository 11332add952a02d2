import { type ReactNode, type RefObject, useId, useRef } from 'react'
import type { Talk } from '#domain/practice/exercise.ts'
import type { OwnWords } from '#domain/practice/own-words.ts'
import type { Reply, TalkState, Turn } from '#domain/practice/play-talk.ts'
import { saidInOwnWords } from '#domain/practice/talk-words.ts'
import { focusWhenShown } from '../../ui/focus-when-shown.ts'
import { MentorComment } from './mentor-comment.tsx'
import { ownWordsTexts, replyLetters } from './own-words-texts.ts'
import { OwnWordsTurn } from './own-words-turn.tsx'
import { talkTexts as texts } from './play-texts.ts'
import { StepHeading } from './step-heading.tsx'

type PartnerWordsProps = {
  talk: Talk
  number: number
  turn: Turn
  /** What a model says in the place of the written words; null without. */
  played: string | null
}

/** What the partner says or does, as a message with their name. */
function PartnerWords({ talk: { partner }, number, turn, played }: PartnerWordsProps) {
  const id = useId()
  return (
    <div className="-m-5 mb-5 rounded-t-card border-b border-line-soft bg-warn-wash p-5 sm:-m-6 sm:mb-5 sm:p-6">
      <div className="flex items-start gap-4">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full border border-line-soft bg-card font-heading text-primary"
        >
          {partner.name.slice(0, 1)}
        </span>
        <div className="min-w-0 flex-1">
          <StepHeading describedBy={id} className="text-base">
            {texts.turn(number, partner.name)}
          </StepHeading>
          <p className="text-sm text-ink-soft">{texts.partner(partner.name, partner.relation)}</p>
          <p
            id={id}
            className="mt-2 max-w-measure rounded-card rounded-tl-none border border-line-soft bg-card p-4 text-lg"
          >
            {played ?? turn.says}
          </p>
          {played && <p className="mt-2 text-sm text-ink-soft">{ownWordsTexts.saidByModel}</p>}
        </div>
      </div>
    </div>
  )
}

function Sides({ talk, turn }: { talk: Talk; turn: Turn }) {
  const sides = [
    [texts.thinks(talk.partner.name), turn.thinks],
    [texts.yourSide, talk.you],
  ]
  return sides.map(([name, text]) => (
    <details key={name} className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-heading">{name}</summary>
      <p className="max-w-measure">{text}</p>
    </details>
  ))
}

const replyLook =
  'flex w-full items-start gap-3 rounded-card border border-line bg-card p-4 text-left hover:border-primary hover:bg-sunken aria-pressed:border-primary aria-pressed:outline-2 aria-pressed:outline-primary'

type RepliesProps = {
  turn: Turn
  pending: number | null
  /** Own words were said, and the question is which reply they stand for. */
  isForOwnWords: boolean
  headingRef: RefObject<HTMLHeadingElement | null>
  onChoose: (choice: number) => void
}

function Replies({ turn, pending, isForOwnWords, headingRef, onChoose }: RepliesProps) {
  const id = useId()
  return (
    <>
      <h3 id={id} ref={headingRef} tabIndex={-1} className="mb-3 scroll-mt-24 text-lg">
        {isForOwnWords ? ownWordsTexts.question : texts.question}
      </h3>
      <ul aria-labelledby={id} className="flex flex-col gap-3">
        {turn.replies.map((reply, choice) => (
          <li key={reply.says}>
            <button
              type="button"
              aria-pressed={pending === choice}
              className={replyLook}
              onClick={() => onChoose(choice)}
            >
              <span
                aria-hidden
                className="grid h-7 min-w-9 shrink-0 place-items-center rounded-full border border-line text-sm"
              >
                {replyLetters[choice]}
              </span>
              <span className="min-w-0">{reply.says}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type CommentProps = { reply: Reply; choice: number; own: OwnWords | null; children: ReactNode }

function Comment({ reply, choice, own, children }: CommentProps) {
  return (
    <div className="rounded-card border border-line-soft bg-card p-5 shadow-card xl:row-span-2">
      <h3 ref={focusWhenShown} tabIndex={-1} className="mb-3 scroll-mt-24 text-lg">
        {texts.comment}
      </h3>
      {own && (
        <p className="mb-3 max-w-measure">
          {own.played?.mentor ? ownWordsTexts.commentByModel(choice) : ownWordsTexts.takenFor(choice)}
        </p>
      )}
      <MentorComment reply={reply} own={own} />
      {children}
      <p className="mt-4 text-sm text-ink-soft">{texts.notWrong}</p>
    </div>
  )
}

type TalkTurnProps = PartnerWordsProps & {
  name: string
  state: TalkState
  onChoose: (choice: number) => void
  onChange: (state: TalkState) => void
  controls: ReactNode
}

/**
 * One turn: the partner's words, the replies and the field for own words, and after a choice the comment on it. Both
 * sides can be opened.
 */
export function TalkTurn(props: TalkTurnProps) {
  const { talk, number, name, turn, played, state, onChoose, onChange, controls } = props
  const { chosen, pending } = state
  const repliesHeading = useRef<HTMLHeadingElement>(null)
  const reply = pending === null ? undefined : turn.replies[pending]
  const said = saidInOwnWords(state, chosen.length, name)
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
      <div className="rounded-card border border-line-soft bg-card p-5 shadow-card sm:p-6">
        <PartnerWords key={number} talk={talk} number={number} turn={turn} played={played} />
        <Replies
          turn={turn}
          pending={pending}
          isForOwnWords={said !== null}
          headingRef={repliesHeading}
          onChoose={onChoose}
        />
        <OwnWordsTurn
          name={name}
          turn={turn}
          state={state}
          onChange={onChange}
          onChooseSelf={() => repliesHeading.current?.focus()}
        />
      </div>
      {reply && (
        <Comment key={reply.says} reply={reply} choice={pending ?? 0} own={said}>
          <Sides talk={talk} turn={turn} />
        </Comment>
      )}
      <div className="xl:col-start-1">{controls}</div>
    </div>
  )
}
