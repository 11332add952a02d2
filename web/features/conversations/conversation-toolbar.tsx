import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { KeptConversations } from './kept-conversations.tsx'

type ToolbarProps = ComponentProps<typeof KeptConversations>

/** Without it (the connection may be gone) the chat itself still works. */
const LoadedToolbar = lazy<ComponentType<ToolbarProps>>(() =>
  import('./kept-conversations.tsx').then(
    ({ KeptConversations }) => ({ default: KeptConversations }),
    () => ({ default: () => null }),
  ),
)

/** `KeptConversations`, loaded after the chat. Its room is kept, so that nothing moves when it comes. */
export function ConversationToolbar(props: ToolbarProps) {
  return (
    <Suspense fallback={<div className="min-h-11 border-b border-line-soft max-sm:min-h-12" />}>
      <LoadedToolbar {...props} />
    </Suspense>
  )
}
