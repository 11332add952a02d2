import { join } from 'node:path'

/**
 * How the built server is started. Young objects get 3 × 4 MB instead of up to 100: a hundred open streams
 * otherwise leave that much resident for good (bench/results).
 */
export const serverArguments = (root) => ['--max-semi-space-size=16', join(root, 'build/server/main.js')]
