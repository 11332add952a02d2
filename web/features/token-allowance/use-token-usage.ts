import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { toast } from '../../ui/toast.ts'
import { tokenAllowanceTexts } from './texts.ts'
import { listenForUsage } from './usage-news.ts'

const queryKey = ['token-usage']

/** The person's allowance: asked for once, then kept current by what each reply tells. */
export function useTokenUsage() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi<TokenUsageReply>('/token-usage', { signal }),
  })
  const failedToLoad = query.isLoadingError
  useEffect(() => listenForUsage((usage) => client.setQueryData(queryKey, usage)), [client])
  useEffect(() => {
    if (failedToLoad) toast({ ...tokenAllowanceTexts.fetchFailure, variant: 'destructive' })
  }, [failedToLoad])

  async function refresh() {
    await query.refetch({ throwOnError: true })
    toast(tokenAllowanceTexts.refreshed)
  }
  return { usage: query.data, error: query.error, refresh }
}
