import { createContext } from 'react'

/**
 * True while the single-page shell is rendered at build time. The shell is rendered at the landing page's
 * address, but unlike the landing page it must ship its scripts.
 */
export const SpaShellContext = createContext(false)
