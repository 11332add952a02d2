import { Suspense, useRef, useState } from 'react'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { loadPart } from '../../platform/load-part.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import type { OpenChat } from './open-chat.ts'
import { conversationTexts as texts } from './texts.ts'
import { useResume } from './use-resume.ts'

const LoadFailure = () => (
  <p role="alert" className="px-3">
    {texts.loadFailure}
  </p>
)
const ConversationDialog = loadPart(
  () => import('./conversation-dialog-with-queries.tsx').then((part) => part.ConversationDialogWithQueries),
  LoadFailure,
)

type KeptConversationsProps = {
  module: ChatScope
  chat: OpenChat
  /** Whether the person's settings allow it; unknown until they are loaded. */
  isHistoryKept: boolean | undefined
}

/** What a person can do with the conversations of a chat: go on, begin anew, keep nothing, look at earlier ones. */
export function KeptConversations({ module, chat, isHistoryKept }: KeptConversationsProps) {
  const [isListOpen, setListOpen] = useState(false)
  const beginButton = useRef<HTMLButtonElement>(null)
  useResume(module, chat, isHistoryKept === true)
  const { isTemporary, conversation } = chat
  function beginTemporary() {
    // The button that was pressed goes away; the focus stays beside it.
    beginButton.current?.focus()
    conversation.begin(true)
  }
  const look = buttonClasses(
    'ghost',
    'px-2! py-1! text-sm/tight! max-lg:w-min max-lg:flex-auto max-sm:px-0.5!',
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups buttons.
    <div role="group" aria-label={texts.toolbar} className="border-b border-line-soft px-2 max-sm:px-0">
      <div className="flex flex-wrap">
        <button type="button" className={look} onClick={() => setListOpen(true)}>
          {texts.earlier}
        </button>
        <button ref={beginButton} type="button" className={look} onClick={() => conversation.begin(false)}>
          {texts.begin}
        </button>
        {isHistoryKept && !isTemporary && (
          <button type="button" className={look} onClick={beginTemporary}>
            {texts.beginTemporary}
          </button>
        )}
      </div>
      <p role="status" className="px-2 text-sm text-ink-soft not-empty:pb-2">
        {isHistoryKept === false ? texts.notKept : isTemporary && texts.temporary}
      </p>
      {isListOpen && (
        <Suspense>
          <ConversationDialog module={module} chat={chat} onClose={() => setListOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
