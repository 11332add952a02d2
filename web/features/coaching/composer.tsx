import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { MAX_MESSAGE_CHARACTERS } from '#domain/coaching/message-limits.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ChatStatus } from './chat-status.tsx'
import { preloadRequestReply } from './load-request-reply.ts'
import { StopButton } from './stop-button.tsx'
import { coachingTexts } from './texts.ts'
import type { Chat } from './use-chat.ts'
import { useHasKeyboard } from './use-has-keyboard.ts'

/** From here on the composer says how much room is left. */
const COUNT_BELOW_CHARACTERS = 500

/** Enter sends, but not while an input method (Japanese, Chinese, Korean) is still composing a word with it. */
function isSendKey(event: KeyboardEvent): boolean {
  const { isComposing, keyCode } = event.nativeEvent
  const isInputMethodKey = isComposing || keyCode === 229
  return event.key === 'Enter' && !event.shiftKey && !isInputMethodKey
}

function roomText(remaining: number): string {
  if (remaining < 0) return coachingTexts.charactersOver(-remaining)
  return remaining <= COUNT_BELOW_CHARACTERS ? coachingTexts.charactersLeft(remaining) : ''
}

/** Where a message is written. It stays in its place and keeps its text and focus whatever happens to the reply. */
export function Composer({ chat, isCompact = false }: { chat: Chat; isCompact?: boolean }) {
  const { conversation, entries, phase, draft } = chat
  const id = useId()
  const inputRef = useRef<HTMLTextAreaElement>(null)
  const hasKeyboard = useHasKeyboard()
  const remaining = MAX_MESSAGE_CHARACTERS - draft.trim().length
  const isBusy = phase !== 'idle'
  // A page can have a chat of its own beside the one in the menu: their names must differ.
  const place = isCompact && <VisuallyHidden>{coachingTexts.inMenu}</VisuallyHidden>

  function send() {
    if (remaining >= 0) conversation.sendDraft()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send()
    if (hasKeyboard || remaining < 0) inputRef.current?.focus()
  }
  return (
    <form onSubmit={submit} className="border-t border-line-soft px-3 pt-1.5 pb-3 sm:px-4 sm:pb-4">
      <label htmlFor={id} className="flex min-h-11 items-center font-heading">
        {coachingTexts.yourMessage}
        {place}
      </label>
      <TextArea
        ref={inputRef}
        id={id}
        rows={1}
        minHeightPx={48}
        className="mt-1 max-h-36!"
        aria-describedby={`${id}-keys ${id}-room`}
        aria-invalid={remaining < 0 || undefined}
        value={draft}
        onChange={(event) => conversation.setDraft(event.target.value)}
        onFocus={preloadRequestReply}
        onKeyDown={(event) => {
          if (!hasKeyboard || !isSendKey(event)) return
          event.preventDefault()
          send()
        }}
      />
      <p id={`${id}-room`} role="status" className="text-sm text-danger">
        {roomText(remaining)}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <div className="mr-auto min-w-0 flex-1 basis-32 text-sm text-ink-soft">
          <ChatStatus entries={entries} phase={phase} />
          <p id={`${id}-keys`} className={isCompact ? 'sr-only' : undefined} hidden={isBusy}>
            {hasKeyboard ? coachingTexts.enterSends : coachingTexts.enterMakesLine}
          </p>
        </div>
        {isBusy && <StopButton onStop={conversation.stop} focusAfter={inputRef} />}
        <Button type="submit" aria-disabled={isBusy} className="aria-disabled:opacity-60">
          {coachingTexts.send}
          {place}
        </Button>
      </div>
    </form>
  )
}
