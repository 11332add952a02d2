import { useContext } from 'react'
import { type Params, useLocation } from 'react-router'
import { defaultSettings } from '#domain/settings/settings.ts'
import type { SkillCardReply } from '#domain/skills/contract.ts'
import { moduleCatalogue } from '../features/coaching/module-catalogue.ts'
import { putIntoComposer } from '../features/coaching/put-into-composer.ts'
import { useOpenedCard } from '../features/progress/use-opened-card.ts'
import { useOwnSession } from '../features/session/own-session.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { CardArticle } from '../features/skills/card-article.tsx'
import { loadCard } from '../features/skills/load-card.ts'
import { keepsSearch, resultsOf, resultsPath } from '../features/skills/results-link.ts'
import { speakableCard } from '../features/skills/speakable-card.ts'
import { skillCardTexts as texts } from '../features/skills/texts.ts'
import { useContentNote, WantsContentNotes } from '../features/skills/use-content-note.ts'
import { PageMissingError } from '../platform/page-missing-error.ts'
import { usePageRouter } from '../platform/page-router.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { ReplyVoice } from '../platform/reply-voice.ts'
import { SKILLS_PATH } from '../platform/skill-card-path.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
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

function BackLink() {
  const from = resultsOf(useLocation().state)
  return (
    <ButtonLink
      variant="ghost"
      className="px-0!"
      {...(from ? { to: resultsPath(from), state: keepsSearch } : { to: SKILLS_PATH })}
    >
      {from ? texts.backToResults : texts.allCards}
    </ButtonLink>
  )
}

function SkillCard({ reply }: { reply: SkillCardReply }) {
  const { user } = useOwnSession()
  const offerVoice = useContext(ReplyVoice)
  const from = resultsOf(useLocation().state)
  const { card } = reply
  const note = useContentNote()(card)
  useOpenedCard(card)
  const module = moduleCatalogue.find(({ id }) => id === card.module) ?? { slug: card.module, title: '' }
  return (
    <div data-print-alone>
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
        reply={reply}
        module={module}
        from={from}
        back={<BackLink />}
        voice={offerVoice?.(speakableCard(card, note))}
        onPractise={() =>
          putIntoComposer(user.id, card.module, texts.message(card.title, card.sections.questionToPractise))
        }
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
