import { queryOptions } from '@tanstack/react-query'
import type { KeepNoteReply, PracticeNoteForm, PracticeNotesReply } from '#domain/practice/note-contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { queryClient } from '../../platform/query-client.ts'

const path = '/practice-notes'

/** The calls of the notes from real life. Each throws an `ApiProblem`. */
export const noteCalls = {
  keep: (id: string, form: PracticeNoteForm) =>
    callApi<KeepNoteReply>(`${path}/${id}`, { method: 'PUT', body: form }),
  remove: (id: string) => callApi<undefined>(`${path}/${id}`, { method: 'DELETE' }),
}

export const ownNotes = queryOptions({
  queryKey: ['practice-notes'],
  queryFn: ({ signal }) => callApi<PracticeNotesReply>(path, { signal }),
  refetchOnMount: 'always',
})

/** Reads the notes anew, after one was kept, changed or deleted. */
export const refreshNotes = () => queryClient.invalidateQueries({ queryKey: ownNotes.queryKey })
