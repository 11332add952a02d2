import { Suspense } from 'react'
import { loadPart } from '../../../platform/load-part.tsx'
import type { ReplyPartsProps } from './reply-parts.tsx'

const loadReplyParts = () => import('./reply-parts.tsx')

/** Without the formatter (the connection may be gone) a reply is still readable as plain text. */
const FormattedReply = loadPart<ReplyPartsProps>(
  () => loadReplyParts().then((part) => part.ReplyParts),
  PlainText,
)

/** Begins to load the formatter, so that it is there when the first words of a reply are. */
export function preloadReplyText(): void {
  loadReplyParts().catch(() => undefined)
}

/** Text with its line breaks kept and nothing else interpreted. */
export function PlainText({ children }: Pick<ReplyPartsProps, 'children'>) {
  return <p className="whitespace-pre-wrap">{children}</p>
}

/** A reply drawn by its parts; what formats it weighs more than the rest of the page and comes with the first reply. */
export function ReplyText(props: ReplyPartsProps) {
  return (
    <Suspense fallback={<PlainText>{props.children}</PlainText>}>
      <FormattedReply {...props} />
    </Suspense>
  )
}
