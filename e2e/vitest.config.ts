import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The products and browsers that the journeys start take it over: their days are those of the tests.
process.env.TZ = 'UTC'

/** Those that look at every page take longest: begun first, they leave no core with nothing to do at the end. */
const longest = ['signed-in-pages', 'module-pages', 'public-pages']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.includes(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: [join(import.meta.dirname, 'support/prepare-products.ts')],
    // Each file starts a browser of its own, and waits for it and for the product about half of its time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A list of console errors is shown whole, as is what passes only at the second try.
    chaiConfig: { truncateThreshold: 2_000 },
    // The default of one second is less than a job's own rhythm.
    expect: { poll: { timeout: 30_000 } },
  },
})
