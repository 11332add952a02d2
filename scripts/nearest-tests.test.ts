import { expect, it } from 'vitest'
import { nearestTests } from './nearest-tests.mjs'

const modules = Object.entries({
  'domain/tasks/time.ts': [],
  'domain/tasks/time.test.ts': ['domain/tasks/time.ts'],
  'domain/energy/week.ts': ['domain/tasks/time.ts'],
  'domain/energy/week.test.ts': ['domain/energy/week.ts'],
  'server/features/tasks/routes.ts': ['domain/tasks/time.ts'],
  'server/app.ts': ['server/features/tasks/routes.ts'],
  'server/features/sharing/sharing.test.ts': ['server/app.ts'],
  'server/features/tasks/tasks.test.ts': ['server/app.ts'],
  'web/ui/button.test.tsx': ['web/ui/button.tsx'],
  'web/ui/button.tsx': [],
}).map(([source, files]) => ({ source, dependencies: files.map((resolved) => ({ resolved })) }))

it('names the tests of the feature first, and then those that are fewer imports away', () => {
  expect(nearestTests(modules, ['domain/tasks/time.ts'])).toEqual([
    'domain/tasks/time.test.ts',
    'server/features/tasks/tasks.test.ts',
    'domain/energy/week.test.ts',
    'server/features/sharing/sharing.test.ts',
  ])
})

it('names a changed test itself, and none that imports nothing of the change', () => {
  expect(nearestTests(modules, ['web/ui/button.test.tsx'])).toEqual(['web/ui/button.test.tsx'])
  expect(nearestTests(modules, ['README.md'])).toEqual([])
})
