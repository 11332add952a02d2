import type { KeepSentenceReply, KeptSentenceForm, KeptSentencesReply } from '#domain/own-words/contract.ts'
import { createItemCalls } from '../../platform/item-calls.ts'
import { queryClient } from '../../platform/query-client.ts'

export const ownWordsCalls = createItemCalls<KeptSentenceForm, KeepSentenceReply, KeptSentencesReply>(
  '/kept-sentences',
)

export const ownWordsKey = ['kept-sentences']
/** Reads the list anew, after a sentence was kept, changed or deleted. */
export const refreshOwnWords = () => queryClient.invalidateQueries({ queryKey: ownWordsKey })
