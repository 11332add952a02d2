import { Suspense } from 'react'
import { loadPart } from '../../../platform/load-part.tsx'

const loadReplyMarkdown = () => import('./reply-markdown.tsx')

/** Without the formatter (the connection may be gone) a reply is still readable as plain text. */
const FormattedReply = loadPart(() => loadReplyMarkdown().then((part) => part.ReplyMarkdown), PlainText)

/** Begins to load the formatter, so that it is there when the first words of a reply are. */
export function preloadReplyText(): void {
  loadReplyMarkdown().catch(() => undefined)
}

/** Text with its line breaks kept and nothing else interpreted. */
export function PlainText({ children }: { children: string }) {
  return <p className="whitespace-pre-wrap">{children}</p>
}

/** A reply as formatted text; the formatter weighs more than the rest of the page and comes with the first reply. */
export function ReplyText({ children }: { children: string }) {
  return (
    <Suspense fallback={<PlainText>{children}</PlainText>}>
      <FormattedReply>{children}</FormattedReply>
    </Suspense>
  )
}
