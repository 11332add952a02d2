import { useRef } from 'react'
import { assistantWords as assistant } from '../features/coaching/assistant-words.ts'
import { ChatPanel } from '../features/coaching/chat-panel.tsx'
import { ExampleQuestions } from '../features/coaching/example-questions.tsx'
import { HowToCard } from '../features/coaching/how-to-card.tsx'
import { coachingTexts } from '../features/coaching/texts.ts'
import { useChat } from '../features/coaching/use-chat.ts'
import { useCompanionName, withCompanionName } from '../features/coaching/use-companion-name.ts'
import { ProgressStrip } from '../features/progress/progress-strip.tsx'
import { useOwnSession } from '../features/session/own-session.ts'
import { shellTexts } from '../features/shell/texts.ts'
import { TokenUsageCard } from '../features/token-allowance/token-usage-card.tsx'
import { announceUsage } from '../features/token-allowance/usage-news.ts'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(shellTexts.home)

export default function AssistantPage() {
  const { user } = useOwnSession()
  const companionName = useCompanionName()
  const chat = useChat({ userId: user.id, scope: 'assistant', place: 'assistant', onUsage: announceUsage })
  const panelRef = useRef<HTMLElement>(null)

  function ask(question: string) {
    chat.conversation.sendExample(question)
    panelRef.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <PageHeading title={companionName} intro={assistant.intro} />
      <ProgressStrip />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <ChatPanel
            ref={panelRef}
            chat={chat}
            heading={coachingTexts.chatWith(companionName)}
            coachName={companionName}
            greeting={withCompanionName(assistant.greeting, companionName)}
            height="tall"
          />
          <TokenUsageCard />
        </div>
        <div className="flex flex-col gap-6">
          <ExampleQuestions examples={assistant.examples} isBusy={chat.phase !== 'idle'} onAsk={ask} />
          <HowToCard steps={assistant.howTo} />
        </div>
      </div>
    </>
  )
}
