import { expect, it } from 'vitest'
import { EnvError, readEnv } from './env.ts'

it.each([
  [undefined, 25],
  ['', 25],
  ['8', 8],
  ['100', 100],
])('with DATABASE_CONNECTIONS=%s a process opens at most %i connections', (value, connections) => {
  expect(readEnv({ DATABASE_CONNECTIONS: value }).DATABASE_CONNECTIONS).toBe(connections)
})

it.each(['7', '0', '-3', '12.5', 'many', '5000'])('DATABASE_CONNECTIONS=%s is named as wrong', (value) => {
  expect(() => readEnv({ DATABASE_CONNECTIONS: value })).toThrow(EnvError)
  expect(() => readEnv({ DATABASE_CONNECTIONS: value })).toThrow('DATABASE_CONNECTIONS')
})
