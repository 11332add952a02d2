import { useEffect } from 'react'
import { assistantWords as assistant } from '../features/coaching/assistant-words.ts'
import { ChatWorkspace } from '../features/coaching/chat-workspace.tsx'
import { putIntoComposer } from '../features/coaching/put-into-composer.ts'
import { coachingTexts } from '../features/coaching/texts.ts'
import { useChat } from '../features/coaching/use-chat.ts'
import { useCompanionName, withCompanionName } from '../features/coaching/use-companion-name.ts'
import { ConversationToolbar } from '../features/conversations/conversation-toolbar.tsx'
import { EnergyCheckIn } from '../features/energy/energy-check-in.tsx'
import { energyTexts } from '../features/energy/texts.ts'
import { OwnWordsPicker } from '../features/own-words/own-words-picker.tsx'
import { beginVisit } from '../features/progress/count-answers.ts'
import { ProgressStrip } from '../features/progress/progress-strip.tsx'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { useOwnSession } from '../features/session/own-session.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { shellTexts } from '../features/shell/texts.ts'
import { TokenUsageCard } from '../features/token-allowance/token-usage-card.tsx'
import { announceUsage } from '../features/token-allowance/usage-news.ts'
import { pageTitle } from '../platform/page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useReplyCard } from './use-reply-card.tsx'

export const meta = () => pageTitle(shellTexts.home)

export default function AssistantPage() {
  const { user, isBuiltInCoach } = useOwnSession()
  const companionName = useCompanionName()
  const { settings, status } = useSettings()
  const chat = useChat({
    userId: user.id,
    scope: 'assistant',
    place: 'assistant',
    isBuiltInCoach,
    onUsage: announceUsage,
    SafetyCard,
  })
  useEffect(() => beginVisit('assistant', assistant.examples), [])
  const toSettings = (
    <ButtonLink variant="ghost" className="px-2.5! text-sm no-underline!" to="/dashboard/settings?tab=ai">
      {coachingTexts.companionSettings}
    </ButtonLink>
  )
  const toCheckins = (
    <ButtonLink variant="ghost" className="px-0!" to="/dashboard/energy">
      {energyTexts.toList}
    </ButtonLink>
  )
  return (
    <>
      <PageHeading
        title={companionName}
        intro={assistant.intro}
        actions={<ProgressStrip areSettingsMissing={status === 'unavailable'} />}
        isCompact
      />
      <ChatWorkspace
        chat={chat}
        cardOfReply={useReplyCard()}
        heading={coachingTexts.chatWith(companionName)}
        coachName={companionName}
        greeting={withCompanionName(assistant.greeting, companionName)}
        examples={assistant.examples}
        howTo={assistant.howTo}
        composerAction={<OwnWordsPicker onPick={(text) => putIntoComposer(user.id, 'assistant', text)} />}
        renderToolbar={(timesButton) => (
          <ConversationToolbar module="assistant" chat={chat} isHistoryKept={settings?.dataCollection}>
            {timesButton}
            {toSettings}
          </ConversationToolbar>
        )}
        below={
          <>
            <TokenUsageCard />
            <EnergyCheckIn userId={user.id} SafetyCard={SafetyCard} toList={toCheckins} />
          </>
        }
      />
    </>
  )
}
