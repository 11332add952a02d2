import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '../../ui/toast.ts'
import { profileCalls } from './profile-calls.ts'
import { profileToasts } from './texts.ts'

export const profileKey = ['profile']

/** The signed-in person's profile as the server has it. */
export function useProfile() {
  const query = useQuery({ queryKey: profileKey, queryFn: ({ signal }) => profileCalls.read(signal) })
  const hasFailed = query.isLoadingError
  useEffect(() => {
    if (hasFailed) toast({ ...profileToasts.loadFailure, variant: 'destructive' })
  }, [hasFailed])
  return query
}
