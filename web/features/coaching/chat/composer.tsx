import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { MAX_MESSAGE_CHARACTERS } from '#domain/coaching/message-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { coachingTexts } from '../texts.ts'
import { ChatStatus } from './chat-status.tsx'
import { preloadRequestReply } from './load-request-reply.ts'
import { StopButton } from './stop-button.tsx'
import { ToNewestButton } from './to-newest-button.tsx'
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

/**
 * Docked to the window's lower edge, unless the window is too low to have room for more than it. On a phone it is not
 * while the tool above the chat is open: the chat begins below the window then, and of the input only a part could show.
 */
const docked =
  '[@media(min-height:30rem)]:sticky bottom-[var(--bottom-bar,0px)] z-10 md:rounded-b-card max-md:in-[[data-workspace]:has([data-tool]>[data-open])]:static!'
/** The ring of the focus is drawn around all of it: around the field alone it would touch what stands beside. */
const box =
  'flex items-end gap-1 rounded-control border border-line bg-card p-0.5 -outline-offset-1 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-primary high-contrast:outline-offset-0 high-contrast:has-[textarea:focus-visible]:outline-focus high-contrast:has-[textarea:focus-visible]:shadow-[0_0_0_5px_var(--focus-halo)]'
/** Its own ring is seen only where the system draws all colors itself. */
const field =
  'max-h-36! resize-none! border-0! bg-transparent px-2.5! py-2! outline-transparent! shadow-none!'

type ComposerProps = {
  chat: Chat
  /** A control that puts something into the message. */
  action?: ReactNode
  isCompact?: boolean
  /** Set while the reader is not at the end of the conversation. */
  onGoToEnd?: (() => void) | undefined
}

/** Where a message is written. It stays in its place and keeps its text and focus whatever happens to the reply. */
export function Composer({ chat, action, isCompact = false, onGoToEnd }: ComposerProps) {
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
    <form
      data-chat-dock
      onSubmit={submit}
      className={joinClasses(
        '@container border-t border-line-soft bg-card px-3 pt-1.5 pb-2.5',
        isCompact ? 'rounded-b-card' : docked,
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 pb-0.5 text-sm">
        <label htmlFor={id} className="font-heading">
          {coachingTexts.yourMessage}
          {place}
        </label>
        <div className="min-w-0 flex-auto text-ink-soft">
          <ChatStatus entries={entries} phase={phase} />
          <p
            id={`${id}-keys`}
            className={isCompact ? 'sr-only' : '@max-[30rem]:sr-only @[30rem]:text-right'}
            hidden={isBusy}
          >
            {hasKeyboard ? coachingTexts.enterSends : coachingTexts.enterMakesLine}
          </p>
        </div>
      </div>
      <div className={joinClasses(box, isCompact && 'flex-wrap justify-end')}>
        <TextArea
          ref={inputRef}
          id={id}
          rows={1}
          minHeightPx={44}
          className={joinClasses(field, 'min-w-0 flex-1', isCompact && 'basis-24')}
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
        {action}
        {onGoToEnd && <ToNewestButton onGoToEnd={onGoToEnd} />}
        {isBusy && <StopButton onStop={conversation.stop} focusAfter={inputRef} />}
        <Button type="submit" aria-disabled={isBusy} className="px-3.5! aria-disabled:opacity-60">
          <ArrowUp aria-hidden className="size-5 @max-[22rem]:hidden" />
          {coachingTexts.send}
          {place}
        </Button>
      </div>
      <p id={`${id}-room`} role="status" className="text-sm text-danger">
        {roomText(remaining)}
      </p>
    </form>
  )
}
