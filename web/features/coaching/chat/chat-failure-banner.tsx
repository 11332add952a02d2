import { isBlank } from '#domain/fields/is-blank.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { coachingTexts } from '../texts.ts'
import { chatFailureText } from './chat-failure-text.ts'
import type { Chat } from './use-chat.ts'

/**
 * Why there is no reply, above the input that has the text again. It stays until it is closed or something is sent.
 * A spent allowance is told by its toast, which stays as well.
 */
export function ChatFailureBanner({ chat: { failure, draft, conversation } }: { chat: Chat }) {
  if (!failure || failure.problem.code === 'token-limit-exceeded') return null
  const { title, text, canRetry, link } = chatFailureText(failure)
  // What came back into the input is what Retry sends; once it is deleted there is nothing to send again.
  const hasSomethingToSend = failure.retry.origin !== 'typed' || !isBlank(draft)
  return (
    <div className="p-3">
      <Banner
        variant="danger"
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            {canRetry && hasSomethingToSend && (
              <Button onClick={conversation.retry}>{coachingTexts.retry}</Button>
            )}
            {link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
            <Button variant="secondary" onClick={conversation.dismissFailure}>
              {coachingTexts.dismiss}
            </Button>
          </div>
        }
      >
        {text}
      </Banner>
    </div>
  )
}
