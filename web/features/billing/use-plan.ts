import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { toast } from '../../ui/toast.ts'
import { billingCalls } from './billing-calls.ts'
import { billingTexts } from './texts.ts'

/** The plan and how its card is taken, read once: the price must not change while a person reads it. */
export function usePlan() {
  const query = useQuery(
    {
      queryKey: ['plan'],
      queryFn: billingCalls.readPlan,
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  const hasFailed = query.isError && !query.isFetching
  useEffect(() => {
    if (!hasFailed) return
    toast({
      title: billingTexts.errorTitle,
      description: billingTexts.planNotLoaded,
      variant: 'destructive',
    })
  }, [hasFailed])
  return { plan: query.data, hasFailed, loadAgain: () => query.refetch() }
}
