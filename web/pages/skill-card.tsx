import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { type Params, useLocation } from 'react-router'
import { defaultSettings } from '#domain/settings/settings.ts'
import type { SkillCardReply } from '#domain/skills/contract.ts'
import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { putIntoComposer } from '../features/coaching/chat/put-into-composer.ts'
import { moduleCatalogue } from '../features/coaching/module/module-catalogue.ts'
import { useOpenedCard } from '../features/progress/store/use-opened-card.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { CardArticle } from '../features/skills/card-article.tsx'
import { barItem } from '../features/skills/card-bar.tsx'
import { loadCard } from '../features/skills/load-card.ts'
import { useKeepOpened } from '../features/skills/opened-cards.ts'
import { keepsSearch, resultsOf, resultsPath } from '../features/skills/results-link.ts'
import { speakableCard } from '../features/skills/speakable-card.ts'
import { skillCardTexts as texts } from '../features/skills/texts.ts'
import { useContentNote, WantsContentNotes } from '../features/skills/use-content-note.ts'
import { loadPart } from '../platform/load-part.tsx'
import { PageMissingError } from '../platform/page-missing-error.ts'
import { usePageRouter } from '../platform/page-router.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { SKILLS_PATH } from '../platform/skill-card-path.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { ModuleIcon } from '../ui/module-icon.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import '../ui/print-alone.css'

/** Null where the server did not answer. */
type LoadedCard = { reply: SkillCardReply | null }

export async function loader({ module = '', card = '' }: Params): Promise<LoadedCard> {
  const loaded = await loadCard(module, card)
  if (loaded === 'missing') throw new PageMissingError()
  return { reply: loaded === 'unreachable' ? null : loaded }
}

type Loaded = { loaderData: LoadedCard }

export const meta = ({ loaderData: { reply } }: Loaded) => pageTitle(reply?.card.title ?? texts.untitled)

const ReadAloudButton = loadPart(() =>
  import('../features/voice/read-aloud-button.tsx').then((part) => part.ReadAloudButton),
)

/** A card is read aloud when it is asked for, also by a person who has the replies of the coach in writing alone. */
function CardVoice({ text }: { text: string }) {
  const { settings } = useSettings()
  return (
    <Suspense>
      <ReadAloudButton text={text} rate={(settings ?? defaultSettings).voiceRate} className={barItem} />
    </Suspense>
  )
}

function BackLink() {
  const from = resultsOf(useLocation().state)
  return (
    <ButtonLink
      variant="ghost"
      className="px-0! text-sm"
      {...(from ? { to: resultsPath(from), state: keepsSearch } : { to: SKILLS_PATH })}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {from ? texts.backToResults : texts.allCards}
    </ButtonLink>
  )
}

type NamedModule = { slug: string; title: string }

/** Above the title: the way back, and whose card it is, with the way to the others of its module. */
function CardPlace({ id, title }: NamedModule & { id: string }) {
  return (
    <nav aria-label={texts.place} className="flex flex-wrap items-center gap-x-4 print:hidden">
      <BackLink />
      <ButtonLink variant="ghost" className="px-0! text-sm" to={`${SKILLS_PATH}?module=${id}`}>
        <ModuleIcon module={id} className="size-4" />
        {title}
      </ButtonLink>
    </nav>
  )
}

function SkillCard({ reply }: { reply: SkillCardReply }) {
  const { user } = useOwnSession()
  const from = resultsOf(useLocation().state)
  const { card } = reply
  const note = useContentNote()(card)
  useOpenedCard(card)
  useKeepOpened(user.id, card)
  const module = moduleCatalogue.find(({ id }) => id === card.module) ?? { slug: card.module, title: '' }
  const begin = (text: string) => () => putIntoComposer(user.id, card.module, text)
  return (
    <div data-print-alone>
      <CardPlace {...module} id={card.module} />
      <PageHeading
        title={card.title}
        intro={
          <>
            {note && <span className="mb-2 block font-heading text-ink">{note}</span>}
            {card.summary}
          </>
        }
      />
      <CardArticle
        userId={user.id}
        reply={reply}
        module={module}
        from={from}
        voice={<CardVoice text={speakableCard(card, note)} />}
        onPractise={begin(texts.message(card.title, card.sections.questionToPractise))}
        onAsk={begin(texts.question(card.title))}
      />
    </div>
  )
}

function UnreachableCard() {
  const { reload } = usePageRouter()
  const tryAgain = <ActionButton action={reload}>{texts.load.tryAgain}</ActionButton>
  return (
    <>
      <PageHeading title={texts.untitled} actions={<BackLink />} />
      <Banner variant="warning" title={texts.load.failedTitle} action={tryAgain}>
        {texts.load.failed}
      </Banner>
    </>
  )
}

export default function SkillCardPage({ loaderData: { reply } }: Loaded) {
  const { settings } = useSettings()
  if (!reply) return <UnreachableCard />
  return (
    <WantsContentNotes value={(settings ?? defaultSettings).sensitiveContentWarnings}>
      <SkillCard key={reply.card.id} reply={reply} />
    </WantsContentNotes>
  )
}
