import type { ReactNode } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'
import { MovablePlace, useMovable } from '../../../ui/movable.tsx'
import { type CardOfReply, cardOfNewest } from './card-of-reply.ts'
import { ChatPanel, type PhoneHead, type RenderToolbar } from './chat-panel.tsx'
import { ExampleQuestions } from './example-questions.tsx'
import { HowToCard } from './how-to-card.tsx'
import type { Chat } from './use-chat.ts'

export type ChatWorkspaceProps = {
  chat: Chat
  heading: string
  coachName: string
  greeting: string
  examples: readonly string[]
  howTo: readonly string[]
  /** A tool above the chat. */
  tool?: ReactNode
  /** The page's heading on a phone, where it stands in the chat's head and the tool below it. */
  phoneHead?: PhoneHead | undefined
  /** What belongs to the page and not to this talk: below the chat and what stands beside it. */
  below?: ReactNode
  /** How many of the example questions are seen before the others are asked for; without it all are. */
  examplesShown?: number
  /** Below the greeting for as long as there is no message. */
  emptyState?: ReactNode
  /** Beside the chat, above the example questions. */
  rail?: ReactNode
  /** The card that the newest reply rests on, above all that stands beside the chat. */
  cardOfReply?: CardOfReply | undefined
  /** A control of the composer's own, before Send; it puts something into the message. */
  composerAction?: ReactNode
  /** The specified least height is lower. */
  isLower?: boolean
  /** What can be done with the conversation, in the chat's head. */
  renderToolbar?: RenderToolbar | undefined
}

/** Beside a longer column the chat stays where the reply to a question appears, if the window can hold all of it. */
const staysInView =
  '[@media(min-width:64rem)_and_(min-height:44rem)]:sticky top-[calc(var(--top-bar,4.5rem)+0.5rem)]'

/**
 * A chat with what helps to begin and to go on. On a wide screen that stands beside it. On a narrow one the chat comes
 * first, because it is what the page is for, and its empty list leads to the questions below it.
 */
export function ChatWorkspace(props: ChatWorkspaceProps) {
  const { chat, examples, howTo, tool, below, examplesShown, rail, cardOfReply, isLower, ...panel } = props
  const source = cardOfReply && cardOfNewest(chat.entries)
  const movable = useMovable(tool)
  const toolPlace = tool && <MovablePlace host={movable.host} />
  return (
    <div
      data-workspace
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className={joinClasses('flex min-w-0 flex-col gap-5', !tool && staysInView)}>
        {tool && movable.content}
        {!panel.phoneHead && toolPlace && <div data-tool>{toolPlace}</div>}
        <ChatPanel
          chat={chat}
          height={isLower ? 'medium' : 'tall'}
          renderPractice={cardOfReply?.renderPractice}
          tool={panel.phoneHead && toolPlace}
          {...panel}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {source && cardOfReply?.renderCard(source)}
        {rail}
        <ExampleQuestions
          examples={examples}
          shownFirst={examplesShown}
          isBusy={chat.phase !== 'idle'}
          onAsk={chat.conversation.sendExample}
        />
        <HowToCard steps={howTo} />
      </div>
      {below && <div className="min-w-0 lg:col-span-2">{below}</div>}
    </div>
  )
}
