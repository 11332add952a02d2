import { useEffect, useState } from 'react'
import { toApiProblem } from '../../../platform/to-api-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadingLine } from '../../../ui/loading-line.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { LinkOutcome } from './link-outcome.tsx'
import { mailLinkCalls } from './mail-link-calls.ts'
import { mailLinkTexts as texts } from './texts.ts'
import { useMailLink } from './use-mail-link.ts'

type LinkState = 'checking' | 'waiting' | 'confirmed' | 'bad-link'

/** What the link is about. Without an answer the button is offered: pressing it asks again. */
function useLinkState(token: string | null): LinkState {
  const [state, setState] = useState<LinkState>(token ? 'checking' : 'bad-link')
  useEffect(() => {
    if (!token) return
    let isOver = false
    const show = (next: LinkState) => {
      if (!isOver) setState(next)
    }
    mailLinkCalls
      .readNewsletterLink(token)
      .then(({ newsletter }) => show(newsletter === 'confirmed' ? 'confirmed' : 'waiting'))
      .catch((error) => show(toApiProblem(error).code === 'invalid-mail-link' ? 'bad-link' : 'waiting'))
    return () => {
      isOver = true
    }
  }, [token])
  return state
}

/** `/newsletter`: the second step of the newsletter's double opt-in, without a session. */
export function NewsletterPanel({ token }: { token: string | null }) {
  const link = useLinkState(token)
  const { state, isRunning, run } = useMailLink(token, mailLinkCalls.confirmNewsletter)
  if (link === 'checking') return <LoadingLine>{texts.checking}</LoadingLine>
  if (link === 'bad-link' || state === 'bad-link')
    return <LinkOutcome title={texts.badLinkTitle} text={texts.badLink} />
  if (link === 'confirmed' || state === 'done')
    return <LinkOutcome title={texts.confirmedTitle} text={texts.confirmed} />
  return (
    <>
      <PageHeading title={texts.confirmTitle} intro={texts.confirm} />
      <Button pending={isRunning} pendingText={texts.confirming} onClick={run}>
        {texts.confirmButton}
      </Button>
    </>
  )
}
