import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { needs } from '#engines/reader/need.ts'
import { projectPath } from '../project-path.ts'
import { loadGeneralAnswers } from './load-general-answers.ts'

const answers = loadGeneralAnswers(projectPath('content'))

describe('the answers to needs', () => {
  it('has one for everybody to each need that can be answered', () => {
    const answered = new Set(answers.map(({ need }) => need))
    expect(needs.filter((need) => !answered.has(need))).toEqual(['about-wayfern', 'unclear'])
  })

  it('has ids of their own, which say that they are general', () => {
    const ids = answers.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !id.startsWith('general-'))).toEqual([])
  })

  it('has titles that can be told from each other on buttons', () => {
    const titles = answers.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('stops with file, answer and field when one names a need that does not exist', () => {
    const root = mkdtempSync(join(tmpdir(), 'content-'))
    cpSync(projectPath('content/needs'), join(root, 'needs'), { recursive: true })
    const [first] = answers
    writeFileSync(join(root, 'needs', 'more.yaml'), JSON.stringify([{ ...first, need: 'to-fly' }]))
    expect(() => loadGeneralAnswers(root)).toThrow(
      new RegExp(`more\\.yaml: the situation "${first?.id}"[\\s\\S]*need`),
    )
  })
})
