import { describe, expect, it } from 'vitest'
import { changeOfKept, isKeptPath, neededPaths } from './kept-paths.ts'

describe('what is kept for reading without a connection', () => {
  it.each([
    '/safety-plan',
    '/kept-sentences',
    '/skills',
    '/skills/friendship/ask-again',
    '/exercises/a-talk',
    '/exercise-runs/a-talk',
    '/settings',
    ...neededPaths,
  ])('%s is', (path) => expect(isKeptPath(path)).toBe(true))

  it.each([
    '/chat',
    '/conversations',
    '/conversations/1',
    '/session',
    '/profile',
    '/answers',
    '/energy-checkins',
    '/account',
    '/share-links',
    '/skills/search?query=x',
    '/operator/overview',
    '/safety-plan/other',
  ])('%s is not', (path) => expect(isKeptPath(path)).toBe(false))

  it('is the newest that a call told of it', () => {
    const run = { counter: 2 }
    expect(changeOfKept({ method: 'GET', path: '/safety-plan' }, 'plan')).toEqual({ keep: 'plan' })
    expect(changeOfKept({ method: 'PUT', path: '/safety-plan' }, 'plan')).toEqual({ keep: 'plan' })
    expect(changeOfKept({ method: 'PUT', path: '/exercise-runs/a' }, { run, safety: null })).toEqual({
      keep: { run },
    })
    expect(changeOfKept({ method: 'DELETE', path: '/safety-plan' }, undefined)).toBe('drop')
    expect(changeOfKept({ method: 'PUT', path: '/kept-sentences/1' }, {})).toBeNull()
    expect(changeOfKept({ method: 'GET', path: '/chat' }, {})).toBeNull()
  })
})
