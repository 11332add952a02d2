import { useEffect } from 'react'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { ChatWorkspace } from '../features/coaching/chat/chat-workspace.tsx'
import { putIntoComposer } from '../features/coaching/chat/put-into-composer.ts'
import { useChat } from '../features/coaching/chat/use-chat.ts'
import { assistantWords as assistant } from '../features/coaching/companion/assistant-words.ts'
import { useCompanionName, withCompanionName } from '../features/coaching/companion/use-companion-name.ts'
import { moduleCatalogue } from '../features/coaching/module/module-catalogue.ts'
import { coachingTexts } from '../features/coaching/texts.ts'
import { readConversation } from '../features/conversations/conversation-calls.ts'
import { ConversationToolbar } from '../features/conversations/conversation-toolbar.tsx'
import { EnergyCheckIn } from '../features/energy/energy-check-in.tsx'
import { energyTexts } from '../features/energy/texts.ts'
import type { Place } from '../features/home/go-on.tsx'
import { CompanionHeading, HomeHeading, HomeNote } from '../features/home/home-heading.tsx'
import { HomeStart } from '../features/home/home-start.tsx'
import { SuggestedPractice } from '../features/home/suggested-practice.tsx'
import { useHome } from '../features/home/use-home.ts'
import { OwnWordsPicker } from '../features/own-words/own-words-picker.tsx'
import { ProgressStrip } from '../features/progress/dashboard/progress-strip.tsx'
import { beginVisit } from '../features/progress/store/count-answers.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { useSettings } from '../features/settings/use-settings.ts'
import { shellTexts } from '../features/shell/texts.ts'
import { TokenUsageCard } from '../features/token-allowance/token-usage-card.tsx'
import { announceUsage } from '../features/token-allowance/usage-news.ts'
import { pageTitle } from '../platform/page-title.ts'
import { useIsNarrow } from '../platform/use-is-narrow.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { OwnPlant } from './own-plant.tsx'
import { useReplyCard } from './use-reply-card.tsx'

export const meta = () => pageTitle(shellTexts.home)

/** A conversation is gone on with by itself for so long; after that the page begins anew, with a button that leads back. */
const SAME_VISIT_MS = 30 * 60 * 1000

const moduleOf = (id: ChatScope) => moduleCatalogue.find((each) => each.id === id)
const titleOf = (id: ChatScope) => moduleOf(id)?.title ?? assistant.title

function placeOf(id: ChatScope): Place {
  const module = moduleOf(id)
  return { title: titleOf(id), path: module ? `/dashboard/modules/${module.slug}` : null }
}

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

export default function AssistantPage() {
  const { user, isBuiltInCoach } = useOwnSession()
  const companionName = useCompanionName()
  const { settings, status } = useSettings()
  const home = useHome()
  const chat = useChat({
    userId: user.id,
    scope: 'assistant',
    place: 'assistant',
    isBuiltInCoach,
    onUsage: announceUsage,
  })
  useEffect(() => beginVisit('assistant', assistant.examples), [])
  const suggestion = home.data?.suggestion
  const isNarrow = useIsNarrow()
  const standing = <ProgressStrip areSettingsMissing={status === 'unavailable'} />
  const phoneHead = {
    before: <OwnPlant className="h-11 shrink-0" />,
    title: <CompanionHeading title={companionName} className="text-base" />,
    note: <HomeNote home={home} standing={standing} />,
  }
  return (
    <>
      {!isNarrow && (
        <HomeHeading
          title={companionName}
          home={home}
          plant={<OwnPlant className="-my-2 h-18 shrink-0" />}
          standing={standing}
        />
      )}
      <ChatWorkspace
        chat={chat}
        cardOfReply={useReplyCard()}
        heading={coachingTexts.chatWith(companionName)}
        phoneHead={isNarrow ? phoneHead : undefined}
        coachName={companionName}
        greeting={withCompanionName(assistant.greeting, companionName)}
        examples={assistant.examples}
        howTo={assistant.howTo}
        emptyState={
          <HomeStart
            home={home}
            titleOf={titleOf}
            placeOf={placeOf}
            onResume={async (id) => chat.conversation.open(await readConversation(id))}
          />
        }
        examplesShown={2}
        rail={
          <>
            {suggestion && chat.entries.length > 0 && (
              <SuggestedPractice isNext suggestion={suggestion} titleOf={titleOf} />
            )}
            <EnergyCheckIn userId={user.id} SafetyCard={SafetyCard} toList={toCheckins} isCompact />
            {suggestion && chat.entries.length === 0 && home.data?.unfinished && (
              <SuggestedPractice suggestion={suggestion} titleOf={titleOf} />
            )}
          </>
        }
        composerAction={<OwnWordsPicker onPick={(text) => putIntoComposer(user.id, 'assistant', text)} />}
        renderToolbar={(timesButton) => (
          <ConversationToolbar
            module="assistant"
            chat={chat}
            isHistoryKept={settings?.dataCollection}
            resumesWithinMs={SAME_VISIT_MS}
          >
            {timesButton}
            {toSettings}
          </ConversationToolbar>
        )}
        below={<TokenUsageCard />}
      />
    </>
  )
}
