import { Suspense } from 'react'
import type { Params } from 'react-router'
import type { CoachingModule } from '#domain/coaching/coaching-module.ts'
import { loadModuleWords } from '../features/coaching/load-module-words.ts'
import { ModuleWorkspace } from '../features/coaching/module-workspace.tsx'
import { coachingTexts } from '../features/coaching/texts.ts'
import { ConversationToolbar } from '../features/conversations/conversation-toolbar.tsx'
import { useModuleVisit } from '../features/progress/use-module-visit.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { useOwnSession } from '../features/session/own-session.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { announceUsage } from '../features/token-allowance/usage-news.ts'
import { loadPart } from '../platform/load-part.tsx'
import { PageMissingError } from '../platform/page-missing-error.ts'
import { pageTitle } from '../platform/page-title.ts'
import { SKILLS_PATH } from '../platform/skill-card-path.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PartNotLoaded } from '../ui/part-not-loaded.tsx'

const RewriterForm = loadPart(
  () => import('../features/rewriting/rewriter-form.tsx').then((part) => part.RewriterForm),
  PartNotLoaded,
)

export async function loader({ slug }: Params): Promise<CoachingModule> {
  const words = await loadModuleWords(slug)
  if (!words) throw new PageMissingError()
  return words
}

type Loaded = { loaderData: CoachingModule }

export const meta = ({ loaderData }: Loaded) => pageTitle(loaderData.title)

function ModuleVisit({ words }: { words: CoachingModule }) {
  const { user } = useOwnSession()
  const { settings } = useSettings()
  const { countRewrite } = useModuleVisit(words)
  const rewriter = words.id === 'emotional-intelligence' && (
    <Suspense>
      <RewriterForm
        userId={user.id}
        onUsage={announceUsage}
        SafetyCard={SafetyCard}
        onRewritten={countRewrite}
      />
    </Suspense>
  )
  return (
    <ModuleWorkspace
      userId={user.id}
      words={words}
      onUsage={announceUsage}
      SafetyCard={SafetyCard}
      tool={rewriter}
      actions={
        <ButtonLink variant="secondary" to={`${SKILLS_PATH}?module=${words.id}`}>
          {coachingTexts.moduleCards}
        </ButtonLink>
      }
      renderToolbar={(chat) => (
        <ConversationToolbar module={words.id} chat={chat} isHistoryKept={settings?.dataCollection} />
      )}
    />
  )
}

export default function CoachingModulePage({ loaderData: words }: Loaded) {
  return <ModuleVisit key={words.id} words={words} />
}
