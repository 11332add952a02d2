import { queryOptions, useQuery } from '@tanstack/react-query'
import type { HomeReply } from '#domain/home/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { queryClient } from '../../platform/query-client.ts'

const home = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => callApi<HomeReply>('/home', { signal }),
  refetchOnMount: 'always',
})

export type Home = { data: HomeReply | undefined; isFailed: boolean }

/** What the home page says to the person, read anew on every visit. Without an answer the page works all the same. */
export function useHome(): Home {
  const { data, isError } = useQuery(home, queryClient)
  return { data, isFailed: isError }
}
