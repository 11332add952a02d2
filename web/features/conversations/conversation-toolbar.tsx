import { type ComponentProps, Suspense } from 'react'
import { loadPart } from '../../platform/load-part.tsx'
import type { KeptConversations } from './kept-conversations.tsx'

type ToolbarProps = ComponentProps<typeof KeptConversations>

/** Without it (the connection may be gone) the chat itself still works. */
const LoadedToolbar = loadPart(() =>
  import('./kept-conversations.tsx').then((part) => part.KeptConversations),
)

/** `KeptConversations`, loaded after the chat. Its room is kept, so that nothing moves when it comes. */
export function ConversationToolbar(props: ToolbarProps) {
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <LoadedToolbar {...props} />
    </Suspense>
  )
}
