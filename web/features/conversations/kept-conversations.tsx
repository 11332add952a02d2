import { Ellipsis, History, Plus } from 'lucide-react'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { loadPart } from '../../platform/load-part.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { smallButton } from '../../ui/small-button.tsx'
import { HeadButton } from './head-button.tsx'
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
  /** How long a conversation is shown again on return; always, where it is left out. */
  resumesWithinMs?: number
  /** What stands behind "More" beside the temporary conversation. */
  children?: ReactNode
}

const classes = buttonClasses('ghost', smallButton)

/** What a person can do with the conversations of a chat: go on, begin anew, keep nothing, look at earlier ones. */
export function KeptConversations(props: KeptConversationsProps) {
  const { module, chat, isHistoryKept, resumesWithinMs, children } = props
  const [isListOpen, setListOpen] = useState(false)
  const [showsMore, setShowsMore] = useState(false)
  const moreButton = useRef<HTMLButtonElement>(null)
  const moreId = useId()
  useResume(module, chat, isHistoryKept === true, resumesWithinMs)
  const { isTemporary, conversation } = chat
  function beginTemporary() {
    // The button that was pressed goes away; the focus stays beside it.
    moreButton.current?.focus()
    setShowsMore(false)
    conversation.begin(true)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups buttons. */}
      <div role="group" aria-label={texts.toolbar} className="-mr-2 ml-auto flex">
        <HeadButton
          Icon={Plus}
          word={texts.beginShort}
          name={texts.begin}
          onClick={() => conversation.begin(false)}
        />
        <HeadButton
          Icon={History}
          word={texts.earlierShort}
          name={texts.earlier}
          onClick={() => setListOpen(true)}
        />
        <HeadButton
          ref={moreButton}
          Icon={Ellipsis}
          word={texts.more}
          name={texts.moreName}
          aria-expanded={showsMore}
          aria-controls={moreId}
          onClick={() => setShowsMore(!showsMore)}
        />
      </div>
      <div id={moreId} hidden={!showsMore} className="basis-full">
        <div className="-mx-2 flex flex-wrap justify-end max-sm:justify-start">
          {isHistoryKept && !isTemporary && (
            <button type="button" className={classes} onClick={beginTemporary}>
              {texts.beginTemporary}
            </button>
          )}
          {children}
        </div>
      </div>
      <p role="status" className="basis-full text-sm text-ink-soft not-empty:pb-2">
        {isHistoryKept === false ? texts.notKept : isTemporary && texts.temporary}
      </p>
      {isListOpen && (
        <Suspense>
          <ConversationDialog module={module} chat={chat} onClose={() => setListOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
