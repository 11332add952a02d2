import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectPath } from '../project-path.ts'
import { loadTaskTemplates } from './load-task-templates.ts'

const part = (text: string, more = '') =>
  `{ text: "${text}", ${more}parts: [{ text: "One.", minutes: [1, 2] }, { text: "Two.", minutes: [1, 1] }] }`
const step = '{ text: "Begin.", parts: [{ text: "Wait.", minutes: [5, 60] }, PART] }'
const template = (changes: Readonly<Record<string, string>> = {}) =>
  Object.entries({
    title: '"Wash the dishes"',
    said: JSON.stringify(Array.from({ length: 10 }, (_, number) => `dishes ${number}`)),
    needs: '["Dish soap"]',
    energy: 'middle',
    steps: `[${[step, step, step].join(', ').replaceAll('PART', part('Go.', 'hard: true, '))}]`,
    ...changes,
  })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tasks-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function load(files: Readonly<Record<string, string>>) {
  mkdirSync(join(root, 'tasks'))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, 'tasks', file), text)
  return loadTaskTemplates(root)
}

describe('the task templates of the content', () => {
  it('have the name of their file', () => {
    expect(load({ 'wash-the-dishes.yaml': template() })).toMatchObject([{ id: 'wash-the-dishes' }])
  })

  it('are at least 80', () => expect(loadTaskTemplates(projectPath('content')).length).toBeGreaterThan(79))

  it.each([
    [
      'a title that is too long',
      { title: '"One two three four five six seven"' },
      /at most 6 words[\s\S]*title/,
    ],
    ['too few names', { said: '["dishes"]' }, /said/],
    ['an energy that is none', { energy: 'huge' }, /energy/],
    ['no steps', { steps: '[]' }, /steps/],
    ['no hard part', { steps: `[${[step, step, step].join(', ').replaceAll('PART', part('Go.'))}]` }, /hard/],
    [
      'a part that has neither parts nor minutes',
      { steps: `[${[step, step, step].join(', ').replaceAll('PART', '{ text: "Go.", hard: true }')}]` },
      /either parts or minutes/,
    ],
    [
      'the most minutes before the least',
      {
        steps: `[${[step, step, step].join(', ').replaceAll('PART', '{ text: "Go.", hard: true, minutes: [5, 1] }')}]`,
      },
      /the least stands before/,
    ],
    ['a field that does not exist', { colour: 'green' }, /colour/],
    ['YAML that is none', { energy: '[low' }, /\(\d+:\d+\)/],
  ])('stop the start with %s', (_, changes, message) => {
    expect(() => load({ 'task.yaml': template(changes as Record<string, string>) })).toThrow(message)
    expect(() => loadTaskTemplates(root)).toThrow(/task\.yaml: /)
  })

  it('stop the start with a name that is none, and with a title twice', () => {
    expect(() => load({ 'Wash.yaml': template() })).toThrow(/Wash\.yaml: a name/)
    rmSync(join(root, 'tasks'), { recursive: true })
    expect(() => load({ 'a.yaml': template(), 'b.yaml': template() })).toThrow(/two task templates/)
  })
})
