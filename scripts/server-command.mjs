import { join } from 'node:path'

/**
 * How the built server is started. Young objects get at most 3 × 8 MB instead of more than 100: hundreds of open
 * streams otherwise leave that much resident for good (decision 0006).
 */
export const serverArguments = (root) => ['--max-semi-space-size=8', join(root, 'build/server/main.js')]
