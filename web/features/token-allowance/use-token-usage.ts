import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { connection } from '../../platform/offline/connection.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { toastProblem } from '../../platform/toast-problem.ts'
import { toast } from '../../ui/toast.ts'
import { tokenAllowanceTexts } from './texts.ts'
import { listenForUsage } from './usage-news.ts'

const queryKey = ['token-usage']

/** Says at once that a session is needed: the page may be gone before the query has its answer. */
async function readUsage({ signal }: { signal: AbortSignal }): Promise<TokenUsageReply> {
  return await callApi<TokenUsageReply>('/token-usage', { signal }).catch((error: unknown) => {
    const problem = toApiProblem(error)
    if (problem.code === 'unauthenticated') toastProblem(problem)
    throw error
  })
}

/** The person's allowance: asked for once, then kept current by what each reply tells. */
export function useTokenUsage() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey,
    queryFn: readUsage,
  })
  const failedToLoad = query.isLoadingError && toApiProblem(query.error).code !== 'unauthenticated'
  useEffect(() => listenForUsage((usage) => client.setQueryData(queryKey, usage)), [client])
  useEffect(() => {
    if (failedToLoad && connection.hasNetwork())
      toast({ ...tokenAllowanceTexts.fetchFailure, variant: 'destructive' })
  }, [failedToLoad])

  async function refresh() {
    await query.refetch({ throwOnError: true })
    toast(tokenAllowanceTexts.refreshed)
  }
  return { usage: query.data, error: query.error, refresh }
}
