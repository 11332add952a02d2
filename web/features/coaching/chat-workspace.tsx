import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { ChatPanel, type RenderToolbar } from './chat-panel.tsx'
import { ExampleQuestions } from './example-questions.tsx'
import { HowToCard } from './how-to-card.tsx'
import { coachingTexts } from './texts.ts'
import type { Chat } from './use-chat.ts'

type ChatWorkspaceProps = {
  chat: Chat
  heading: string
  coachName: string
  greeting: string
  examples: readonly string[]
  howTo: readonly string[]
  /** A tool above the chat, which is then lower. */
  tool?: ReactNode
  below?: ReactNode
  /** What can be done with the conversation, in the chat's head. */
  renderToolbar?: RenderToolbar | undefined
}

/** Beside a longer column the chat stays where the reply to a question appears, if the window can hold all of it. */
const staysInView = '[@media(min-width:80rem)_and_(min-height:50rem)]:sticky top-20'

/**
 * A chat with what helps to begin. On a wide screen that stands beside it. On a phone the chat comes first, because
 * it is what the page is for, and a link leads to the questions for a person who cannot find words now.
 */
export function ChatWorkspace(props: ChatWorkspaceProps) {
  const { chat, heading, coachName, greeting, examples, howTo, tool, below, renderToolbar } = props
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className={joinClasses('flex min-w-0 flex-col gap-6', !tool && !below && staysInView)}>
        {tool}
        <a
          href="#examples"
          className="-my-4 inline-flex min-h-11 items-center self-start text-primary underline xl:hidden"
        >
          {coachingTexts.toExamples}
        </a>
        <ChatPanel
          chat={chat}
          heading={heading}
          coachName={coachName}
          greeting={greeting}
          height={tool ? 'medium' : 'tall'}
          renderToolbar={renderToolbar}
        />
        {below}
      </div>
      {/* Beside a tool its hints stand first; the questions are then level with the chat that they belong to. */}
      <div className={joinClasses('flex flex-col gap-6', Boolean(tool) && 'xl:flex-col-reverse')}>
        <ExampleQuestions
          examples={examples}
          isBusy={chat.phase !== 'idle'}
          onAsk={chat.conversation.sendExample}
        />
        <HowToCard steps={howTo} />
      </div>
    </div>
  )
}
