import { type ReactNode, useRef } from 'react'
import type { CoachingModule } from '#domain/coaching/coaching-module.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { ExampleQuestions } from './example-questions.tsx'
import { HowToCard } from './how-to-card.tsx'
import { coachingTexts } from './texts.ts'
import { useChat } from './use-chat.ts'

type ModuleWorkspaceProps = {
  userId: string
  words: CoachingModule
  onUsage: (usage: TokenUsageReply) => void
  /** A tool of the module's own, above its chat, which is then lower. */
  tool?: ReactNode
}

/** A coaching module: its chat, and beside or below it the questions and hints that help to begin. */
export function ModuleWorkspace({ userId, words, onUsage, tool }: ModuleWorkspaceProps) {
  const chat = useChat({ userId, scope: words.id, place: words.id, onUsage })
  const panelRef = useRef<HTMLElement>(null)

  function ask(question: string) {
    chat.conversation.sendExample(question)
    panelRef.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <PageHeading title={words.title} intro={words.intro} />
      {tool && <div className="mb-6">{tool}</div>}
      <p className="mb-4 xl:hidden">
        <a href="#examples" className="inline-flex min-h-11 items-center text-primary underline">
          {coachingTexts.toExamples}
        </a>
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ChatPanel
          ref={panelRef}
          chat={chat}
          heading={coachingTexts.chatWithCoach}
          coachName={coachingTexts.coach}
          greeting={words.greeting}
          height={tool ? 'medium' : 'tall'}
        />
        <div className="flex flex-col gap-6">
          <ExampleQuestions examples={words.examples} isBusy={chat.phase !== 'idle'} onAsk={ask} />
          <HowToCard steps={words.howTo} />
        </div>
      </div>
    </>
  )
}
