import { parseUnsubscribeToken } from '#domain/settings/unsubscribe-token.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { LinkOutcome } from './link-outcome.tsx'
import { mailLinkCalls } from './mail-link-calls.ts'
import { stoppingText, mailLinkTexts as texts, unsubscribeTexts } from './texts.ts'
import { useMailLink } from './use-mail-link.ts'

/** `/unsubscribe`: ends one kind of mail, without a session. Opening the link ends nothing yet. */
export function UnsubscribePanel({ token }: { token: string | null }) {
  const link = token === null ? null : parseUnsubscribeToken(token)
  const { state, isRunning, run } = useMailLink(link && token, mailLinkCalls.unsubscribe)
  if (!link || state === 'bad-link') return <LinkOutcome title={texts.badLinkTitle} text={texts.badLink} />
  const own = unsubscribeTexts[link.list]
  if (state === 'done') return <LinkOutcome title={own.doneTitle} text={own.done} />
  return (
    <>
      <PageHeading title={own.title} intro={own.text} />
      <Button pending={isRunning} pendingText={stoppingText} onClick={run}>
        {own.button}
      </Button>
    </>
  )
}
