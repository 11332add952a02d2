/**
 * What the browser takes for `zod` (`vite.config.ts`). Zod would otherwise try whether it may make functions from text:
 * the page's policy forbids it, and the browser reports the try as a violation, though Zod catches it.
 */
import { config } from 'zod/v4'

config({ jitless: true })

export * from 'zod/v4'
