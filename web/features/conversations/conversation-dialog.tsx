import { type FormEvent, useRef, useState } from 'react'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { ConversationRow } from './conversation-row.tsx'
import type { OpenChat } from './open-chat.ts'
import { conversationTexts as texts } from './texts.ts'
import { useConversationList } from './use-conversation-list.ts'

type ConversationDialogProps = { module: ChatScope; chat: OpenChat; onClose: () => void }

/** The kept conversations of one chat: search, open, rename, export, delete. */
export function ConversationDialog({ module, chat, onClose }: ConversationDialogProps) {
  const [draft, setDraft] = useState('')
  const [search, setSearch] = useState('')
  const [asksToDeleteAll, setAsksToDeleteAll] = useState(false)
  const searchRef = useRef<HTMLInputElement>(null)
  const { list, conversations, ...actions } = useConversationList(module, search, chat)

  function submit(event: FormEvent) {
    event.preventDefault()
    setSearch(draft.trim())
  }
  async function open(id: string) {
    if (await actions.open(id)) onClose()
  }
  async function remove(deletion: Promise<boolean>) {
    // The row goes away with what had the focus.
    searchRef.current?.focus()
    await deletion
    setAsksToDeleteAll(false)
  }
  const emptyText = search ? texts.noneFound(search) : texts.none
  const statusText = list.isPending ? texts.loading : conversations.length === 0 && emptyText
  return (
    <Dialog open onOpenChange={onClose} title={texts.earlier} description={texts.intro}>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field label={texts.search}>
            <TextInput
              ref={searchRef}
              type="search"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant="secondary">
          {texts.searchNow}
        </Button>
      </form>
      <p role="status" className="mt-4">
        {list.isError ? texts.loadFailure : statusText}
      </p>
      <ul>
        {conversations.map((summary) => (
          <ConversationRow
            key={summary.id}
            summary={summary}
            isCurrent={summary.id === chat.conversationId}
            onOpen={() => void open(summary.id)}
            onRename={(title) => void actions.rename(summary.id, title)}
            onDelete={() => void remove(actions.remove(summary.id))}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-col items-start gap-2">
        {list.hasNextPage && (
          <Button variant="secondary" onClick={() => void list.fetchNextPage()}>
            {texts.showMore}
          </Button>
        )}
        {conversations.length > 0 && !asksToDeleteAll && (
          <Button variant="ghost" className="px-0!" onClick={() => setAsksToDeleteAll(true)}>
            {texts.removeAll}
          </Button>
        )}
        {asksToDeleteAll && (
          <ConfirmDeletion
            question={texts.removeAllQuestion}
            confirmText={texts.removeAllNow}
            cancelText={texts.keepAll}
            onConfirm={() => void remove(actions.removeAll())}
            onCancel={() => {
              searchRef.current?.focus()
              setAsksToDeleteAll(false)
            }}
          />
        )}
      </div>
    </Dialog>
  )
}
