import type { KeepSentenceReply, KeptSentenceForm, KeptSentencesReply } from '#domain/own-words/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { queryClient } from '../../platform/query-client.ts'

const path = '/kept-sentences'

/** The calls of My words. Each throws an `ApiProblem`. */
export const ownWordsCalls = {
  keep: (id: string, form: KeptSentenceForm) =>
    callApi<KeepSentenceReply>(`${path}/${id}`, { method: 'PUT', body: form }),
  list: () => callApi<KeptSentencesReply>(path),
  remove: (id: string) => callApi<undefined>(`${path}/${id}`, { method: 'DELETE' }),
}

export const ownWordsKey = ['kept-sentences']
/** Reads the list anew, after a sentence was kept, changed or deleted. */
export const refreshOwnWords = () => queryClient.invalidateQueries({ queryKey: ownWordsKey })
