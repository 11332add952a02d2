import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,server,web,content,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['server/testing/prepare-database-snapshot.ts'],
    pool: 'threads',
    restoreMocks: true,
    // A fresh embedded database per file takes a moment on a small machine.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
