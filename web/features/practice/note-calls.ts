import { queryOptions } from '@tanstack/react-query'
import type { KeepNoteReply, PracticeNoteForm, PracticeNotesReply } from '#domain/practice/note-contract.ts'
import { createItemCalls } from '../../platform/item-calls.ts'
import { queryClient } from '../../platform/query-client.ts'

export const noteCalls = createItemCalls<PracticeNoteForm, KeepNoteReply, PracticeNotesReply>(
  '/practice-notes',
)

export const ownNotes = queryOptions({
  queryKey: ['practice-notes'],
  queryFn: noteCalls.list,
  refetchOnMount: 'always',
})

/** Reads the notes anew, after one was kept, changed or deleted. */
export const refreshNotes = () => queryClient.invalidateQueries({ queryKey: ownNotes.queryKey })
