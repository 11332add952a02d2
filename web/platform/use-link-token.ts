import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/** Reads a mail link's token once and takes it out of the address bar, so that it stays in no history or picture. */
export function useLinkToken(): string | null {
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const [token] = useState(() => searchParams.get('token'))
  const isInAddress = searchParams.has('token')
  useEffect(() => {
    if (isInAddress) void navigate({ search: '' }, { replace: true })
  }, [isInAddress, navigate])
  return token
}
