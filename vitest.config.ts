import { configDefaults, defineConfig } from 'vitest/config'

// Days and hours in the tests are those of one time zone, wherever they run.
process.env.TZ = 'UTC'

/** What has no meaning on the embedded database. */
const postgresAlone = process.env.TEST_DATABASE_URL
  ? []
  : [
      'server/platform/database/lost-connection.test.ts',
      'server/platform/database/migrate.test.ts',
      'server/platform/live-events/listen-to-postgres.test.ts',
    ]

export default defineConfig({
  test: {
    globalSetup: ['server/testing/prepare-database-template.ts'],
    pool: 'threads',
    // Vitest leaves one core free by default, which is half of a machine with two.
    maxWorkers: '100%',
    restoreMocks: true,
    // Limits, not expectations: nothing here takes as long, unless other programs keep the machine busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          // Their modules keep nothing but what they read from files, so a worker loads them once for all tests.
          name: 'server, domain and engines',
          include: ['{bench,domain,engines,server,content,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...postgresAlone],
          isolate: false,
          setupFiles: ['server/testing/restore-after-file.ts', 'server/testing/cheap-hashing.ts'],
        },
      },
      {
        extends: true,
        test: {
          // The stores of the web application live as long as a page: every file gets modules and a window of its own.
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          // Workers that go on, with a new context for each file: a new worker would read jsdom again each time.
          pool: 'vmThreads',
          setupFiles: ['web/testing/prepare-window.ts'],
        },
      },
    ],
  },
})
