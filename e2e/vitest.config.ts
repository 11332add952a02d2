import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The products and browsers that the journeys start take it over: their days are those of the tests.
process.env.TZ = 'UTC'

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: [join(import.meta.dirname, 'support/prepare-data-folder.ts')],
    // Each file starts a product and a browser of its own, and waits for them about half of its time.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default of one second is less than a job's own rhythm.
    expect: { poll: { timeout: 30_000 } },
  },
})
