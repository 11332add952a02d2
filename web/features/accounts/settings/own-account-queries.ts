import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../platform/query-client.ts'
import { accountSettingsCalls as calls } from './account-settings-calls.ts'

const subscriptionKey = ['subscription']
const sessionsKey = ['account-sessions']
const deletionKey = ['account-deletion']

export const useSubscription = () =>
  useQuery({ queryKey: subscriptionKey, queryFn: calls.readSubscription }, queryClient)
export const useSessions = () => useQuery({ queryKey: sessionsKey, queryFn: calls.listSessions }, queryClient)
export const useDeletion = () => useQuery({ queryKey: deletionKey, queryFn: calls.readDeletion }, queryClient)

/** Takes over what a call answered, everywhere it is shown. */
export const ownAccount = {
  subscription: (reply: unknown) => queryClient.setQueryData(subscriptionKey, reply),
  deletionUndone: () => {
    queryClient.setQueryData(deletionKey, { deleteAfter: null })
    return queryClient.invalidateQueries({ queryKey: subscriptionKey })
  },
  sessionsChanged: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
}
