import { expect, it } from 'vitest'
import { offlineFiles } from './offline-files.mjs'

const manifest = {
  'web/main.tsx': {
    file: 'assets/main.js',
    css: ['assets/main.css'],
    imports: ['_shared.js'],
    dynamicImports: ['web/pages/calm.tsx', 'web/pages/settings.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js', assets: ['assets/font.woff2'] },
  'web/pages/calm.tsx': { file: 'assets/calm.js', dynamicImports: ['web/features/calm/part.tsx'] },
  'web/features/calm/part.tsx': { file: 'assets/part.js' },
  'web/pages/settings.tsx': { file: 'assets/settings.js' },
}

it('are the pages with all their parts, and no other page', () => {
  expect(offlineFiles(manifest, ['web/main.tsx', 'web/pages/calm.tsx'])).toEqual([
    '/assets/calm.js',
    '/assets/font.woff2',
    '/assets/main.css',
    '/assets/main.js',
    '/assets/part.js',
    '/assets/shared.js',
  ])
})

it('are not written without a page that is named', () => {
  expect(() => offlineFiles(manifest, ['web/pages/renamed.tsx'])).toThrow('web/pages/renamed.tsx')
})
