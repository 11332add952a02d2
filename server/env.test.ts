import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { EnvError, environmentNames, readEnv } from './env.ts'

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

describe('.env.example', () => {
  const text = readFileSync('.env.example', 'utf8')
  const example = parseEnv(text.replaceAll(/^# (?=[A-Z_]+=)/gm, ''))

  it('has every setting that is read, and no other', () => {
    expect(Object.keys(example).sort()).toEqual([...environmentNames].sort())
  })

  it('has values that are accepted', () => {
    expect(() => readEnv(example)).not.toThrow()
  })

  it('changes nothing until a line is taken out of its comment', () => {
    expect(parseEnv(text)).toEqual({})
  })
})

it('the Node that everything runs on is one version', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(devDependencies.node)
})
