import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

type HistoryEntry = { linkToken?: unknown } | null

/** Where the skip link leads: a place on the page and no token. */
const SKIP_TARGET = '#main'

/**
 * Reads the token of a link from the fragment of the address, which browsers do not send, and takes it out of the
 * address bar: it comes into no picture, and browsers print the address on paper. The entry of the history keeps
 * it, so that a reload still has it.
 */
export function useFragmentToken(): string | null {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const [lastToken, setLastToken] = useState<string | null>(null)
  const given = hash.length > 1 && hash !== SKIP_TARGET ? hash.slice(1) : null
  const inEntry = (state as HistoryEntry)?.linkToken
  const kept = typeof inEntry === 'string' ? inEntry : null
  const token = given ?? kept ?? lastToken

  useEffect(() => {
    if (token === null) return
    setLastToken(token)
    if (kept === token && !given) return
    void navigate({ hash: given ? '' : hash }, { replace: true, state: { linkToken: token } })
  }, [token, kept, given, hash, navigate])
  return token
}
