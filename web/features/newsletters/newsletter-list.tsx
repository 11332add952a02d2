import type { NewsletterSummary } from '#domain/newsletters/contract.ts'
import { longDate } from '../../platform/long-date.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { toast } from '../../ui/toast.ts'
import { newsletterCalls, readListAnew } from './newsletter-calls.ts'
import { newsletterTexts as texts } from './texts.ts'
import type { NewsletterDraftForm } from './use-newsletter-draft.ts'

type RowProps = { newsletter: NewsletterSummary; draft: NewsletterDraftForm }

function DraftActions({ newsletter: { id, subject, version }, draft }: RowProps) {
  return (
    <>
      <ActionButton
        aria-label={texts.openOf(subject)}
        pendingText={texts.opening}
        disabled={draft.isUnsaved}
        action={async () => draft.open(await newsletterCalls.read(id))}
      >
        {texts.open}
      </ActionButton>
      <ActionButton
        aria-label={texts.removeOf(subject)}
        pendingText={texts.removing}
        action={async () => {
          await newsletterCalls.remove(id, version)
          await readListAnew()
        }}
      >
        {texts.remove}
      </ActionButton>
    </>
  )
}

function StopAction({ id, subject }: NewsletterSummary) {
  return (
    <ActionButton
      aria-label={texts.stopOf(subject)}
      pendingText={texts.stopping}
      action={async () => {
        await newsletterCalls.stop(id)
        toast(texts.stopped)
        await readListAnew()
      }}
    >
      {texts.stop}
    </ActionButton>
  )
}

function NewsletterRow({ newsletter, draft }: RowProps) {
  const { subject, state, updatedAt, mails } = newsletter
  return (
    <li className="flex flex-col gap-3 border-t border-line-soft py-4">
      <h3 className="break-words">{subject}</h3>
      <p className="text-sm text-ink-soft">{texts.state(state, longDate(updatedAt))}</p>
      {state !== 'draft' && (
        <p className="text-sm text-ink-soft">{texts.mails(mails.sent, mails.waiting, mails.failed)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'draft' && <DraftActions newsletter={newsletter} draft={draft} />}
        {state === 'sending' && <StopAction {...newsletter} />}
      </div>
    </li>
  )
}

type NewsletterListProps = { newsletters: readonly NewsletterSummary[]; draft: NewsletterDraftForm }

/** All newsletters, newest first, with how far those are that are being sent. */
export function NewsletterList({ newsletters, draft }: NewsletterListProps) {
  if (newsletters.length === 0) return <p className="text-ink-soft">{texts.none}</p>
  return (
    <ul>
      {newsletters.map((newsletter) => (
        <NewsletterRow key={newsletter.id} newsletter={newsletter} draft={draft} />
      ))}
    </ul>
  )
}
