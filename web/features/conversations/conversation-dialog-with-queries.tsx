import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { ConversationDialog } from './conversation-dialog.tsx'

/** The chat's own page does without queries; they come with the dialog. */
export function ConversationDialogWithQueries(props: ComponentProps<typeof ConversationDialog>) {
  return (
    <QueryClientProvider client={queryClient}>
      <ConversationDialog {...props} />
    </QueryClientProvider>
  )
}
