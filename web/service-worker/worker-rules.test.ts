import { describe, expect, it } from 'vitest'
import { answererOf, cachesToRemove } from './worker-rules.ts'

const origin = 'https://wayfern.example'
const asked = (path: string, changes = {}) =>
  answererOf({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, origin, ...changes })

describe('the service worker', () => {
  it.each([
    '/dashboard',
    '/dashboard/safety-plan',
    '/dashboard/skills?module=friendship',
  ])('opens the page %s from the device where the server cannot', (path) =>
    expect(asked(path, { mode: 'navigate' })).toBe('document'))

  it.each(['/', '/signup', '/help', '/shared', '/dashboards'])('leaves the page %s alone', (path) =>
    expect(asked(path, { mode: 'navigate' })).toBe('server'))

  it.each(['/api/chat', '/api/safety-plan', '/avatars/1', '/sw.js'])('never answers %s', (path) =>
    expect(asked(path)).toBe('server'))

  it('has the files of the application, and those of nobody else', () => {
    expect(asked('/assets/main.js')).toBe('file')
    expect(asked('https://js.stripe.com/assets/v3.js')).toBe('server')
    expect(asked('/assets/main.js', { method: 'POST' })).toBe('server')
  })

  it('removes the versions before the last one, and no cache but its own kind', () => {
    const [a, b, c] = ['wayfern.files.a', 'wayfern.files.b', 'wayfern.files.c'] as const
    expect(cachesToRemove([a, b, 'wayfern.kept.robin', c], c)).toEqual([a])
    expect(cachesToRemove([b, c], c)).toEqual([])
  })
})
