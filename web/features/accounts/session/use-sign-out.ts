import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../ui/toast.ts'
import { session } from './session.ts'
import { sessionTexts } from './texts.ts'

/** Opens `/signup` to sign in: who signed out has an account. */
const toSignIn = { state: { login: true } }

/**
 * Ends the session and goes on to `destination` (specification, section 4: `/`, but `/signup` from the top bar
 * and the settings). When the server could not end it, the person stays and is told so.
 */
export function useSignOut(destination: '/' | '/signup' = '/') {
  const navigate = useNavigate()
  const [isSigningOut, setSigningOut] = useState(false)

  async function signOut() {
    setSigningOut(true)
    try {
      await session.signOut()
      await navigate(destination, toSignIn)
    } catch {
      toast({ ...sessionTexts.signOutFailure, variant: 'destructive' })
    } finally {
      setSigningOut(false)
    }
  }
  return { signOut, isSigningOut }
}
