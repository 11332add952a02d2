import { useId, useRef, useState } from 'react'
import type { ConversationSummary } from '#domain/conversations/contract.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { exportAddress } from './conversation-calls.ts'
import { RenameForm } from './rename-form.tsx'
import { conversationTexts as texts } from './texts.ts'

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const small = buttonClasses('ghost', 'px-2! text-sm')

type ConversationRowProps = {
  summary: ConversationSummary
  isCurrent: boolean
  onOpen: () => void
  onRename: (title: string) => void
  onDelete: () => void
}

/** One kept conversation and what can be done with it; equal titles are told apart by their moments. */
export function ConversationRow({ summary, isCurrent, onOpen, onRename, onDelete }: ConversationRowProps) {
  const { id, title, updatedAt } = summary
  const momentId = useId()
  const titleRef = useRef<HTMLButtonElement>(null)
  const [question, setQuestion] = useState<'rename' | 'delete' | null>(null)

  function close() {
    titleRef.current?.focus()
    setQuestion(null)
  }
  function rename(next: string) {
    close()
    onRename(next)
  }
  return (
    <li className="border-b border-line-soft py-2">
      <button
        ref={titleRef}
        type="button"
        aria-label={texts.open(title)}
        aria-describedby={momentId}
        aria-current={isCurrent || undefined}
        className="min-h-11 text-left font-heading break-words text-primary underline"
        onClick={onOpen}
      >
        {title}
      </button>
      <p id={momentId} className="text-sm text-ink-soft">
        {isCurrent && `${texts.current}. `}
        {texts.lastMessage(momentFormat.format(new Date(updatedAt)))}
      </p>
      <div className="-ml-2 flex flex-wrap">
        <button
          type="button"
          aria-label={texts.renameOne(title)}
          aria-describedby={momentId}
          className={small}
          onClick={() => setQuestion('rename')}
        >
          {texts.rename}
        </button>
        <a
          href={exportAddress(id)}
          download
          aria-label={texts.exportOne(title)}
          aria-describedby={momentId}
          className={small}
        >
          {texts.exportFile}
        </a>
        <button
          type="button"
          aria-label={texts.removeOne(title)}
          aria-describedby={momentId}
          className={small}
          onClick={() => setQuestion('delete')}
        >
          {texts.remove}
        </button>
      </div>
      {question === 'rename' && <RenameForm title={title} onRename={rename} onCancel={close} />}
      {question === 'delete' && (
        <ConfirmDeletion
          question={texts.removeQuestion}
          confirmText={texts.removeNow}
          cancelText={texts.keep}
          onConfirm={onDelete}
          onCancel={close}
        />
      )}
    </li>
  )
}
