import { LibraryBig } from 'lucide-react'
import type { Params } from 'react-router'
import type { CoachingModule } from '#domain/coaching/coaching-module.ts'
import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { putIntoComposer } from '../features/coaching/chat/put-into-composer.ts'
import { loadModuleWords } from '../features/coaching/module/load-module-words.ts'
import { ModuleWorkspace } from '../features/coaching/module/module-workspace.tsx'
import { coachingTexts } from '../features/coaching/texts.ts'
import { ConversationToolbar } from '../features/conversations/conversation-toolbar.tsx'
import { OwnWordsPicker } from '../features/own-words/own-words-picker.tsx'
import { progressReporter } from '../features/progress/store/progress-reporter.ts'
import { useModuleVisit } from '../features/progress/store/use-module-visit.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { useSettings } from '../features/settings/use-settings.ts'
import { announceUsage } from '../features/token-allowance/usage-news.ts'
import { PageMissingError } from '../platform/page-missing-error.ts'
import { pageTitle } from '../platform/page-title.ts'
import { SKILLS_PATH } from '../platform/skill-card-path.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PartNotLoaded } from '../ui/part-not-loaded.tsx'
import { useReplyCard } from './use-reply-card.tsx'

const loadRewriter = () =>
  import('../features/rewriting/rewriter-form.tsx').then(
    (part) => part.RewriterForm,
    () => PartNotLoaded,
  )
type Rewriter = Awaited<ReturnType<typeof loadRewriter>>

const loadTranslator = () =>
  import('../features/translating/translator-form.tsx').then(
    (part) => part.TranslatorForm,
    () => PartNotLoaded,
  )
type Translator = Awaited<ReturnType<typeof loadTranslator>>

const loadTaskBreaker = () =>
  import('../features/tasks/task-breaker.tsx').then(
    (part) => part.TaskBreaker,
    () => PartNotLoaded,
  )
type TaskBreaker = Awaited<ReturnType<typeof loadTaskBreaker>>

type Opened = {
  words: CoachingModule
  /** The tools above the chat, each in the one module that has it. */
  Rewriter: Rewriter | null
  Translator: Translator | null
  TaskBreaker: TaskBreaker | null
}

/** The tool comes with the words: drawn after the chat, it would push the chat down while somebody reads it. */
export async function loader({ slug }: Params): Promise<Opened> {
  const [words, Rewriter, Translator, TaskBreaker] = await Promise.all([
    loadModuleWords(slug),
    slug === 'emotional-intelligence' ? loadRewriter() : null,
    slug === 'nt-translator' ? loadTranslator() : null,
    slug === 'life-skills' ? loadTaskBreaker() : null,
  ])
  if (!words) throw new PageMissingError()
  return { words, Rewriter, Translator, TaskBreaker }
}

type Loaded = { loaderData: Opened }

export const meta = ({ loaderData }: Loaded) => pageTitle(loaderData.words.title)

function ModuleVisit({ words, Rewriter, Translator, TaskBreaker }: Opened) {
  const { user, isBuiltInCoach } = useOwnSession()
  const { settings } = useSettings()
  const { countRewrite } = useModuleVisit(words)
  const cardOfReply = useReplyCard()
  const shared = { userId: user.id, onUsage: announceUsage, SafetyCard }
  const countTask = (task: string) => progressReporter.exerciseFinished(words.id, `task:${task}`)
  function renderTool(isChatBegun: boolean) {
    if (Rewriter) return <Rewriter {...shared} isChatBegun={isChatBegun} onRewritten={countRewrite} />
    if (Translator) return <Translator {...shared} isChatBegun={isChatBegun} />
    return (
      TaskBreaker && (
        <TaskBreaker
          {...shared}
          isChatBegun={isChatBegun}
          isBuiltInCoach={isBuiltInCoach}
          onFinished={countTask}
        />
      )
    )
  }
  return (
    <ModuleWorkspace
      userId={user.id}
      isBuiltInCoach={isBuiltInCoach}
      words={words}
      onUsage={announceUsage}
      renderTool={renderTool}
      cardOfReply={cardOfReply}
      actions={
        <ButtonLink
          variant="secondary"
          className="px-3! text-sm"
          aria-label={coachingTexts.moduleCardsName}
          to={`${SKILLS_PATH}?module=${words.id}`}
        >
          <LibraryBig aria-hidden className="size-5" />
          {coachingTexts.moduleCards}
        </ButtonLink>
      }
      composerAction={<OwnWordsPicker onPick={(text) => putIntoComposer(user.id, words.id, text)} />}
      renderToolbar={(chat, timesButton) => (
        <ConversationToolbar module={words.id} chat={chat} isHistoryKept={settings?.dataCollection}>
          {timesButton}
        </ConversationToolbar>
      )}
    />
  )
}

export default function CoachingModulePage({ loaderData }: Loaded) {
  return <ModuleVisit key={loaderData.words.id} {...loaderData} />
}
