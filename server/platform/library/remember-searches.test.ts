import { describe, expect, it } from 'vitest'
import { rememberSearches } from './remember-searches.ts'
import type { SkillsLibrary } from './skills-library.ts'

/** A library that finds nothing, and what it was asked. */
function countingLibrary() {
  const asked: string[] = []
  const library: SkillsLibrary = {
    search: (query, scope, limit) => {
      asked.push(`${query} (${scope}, ${limit})`)
      return []
    },
  }
  return { asked, library }
}

describe('rememberSearches', () => {
  it('asks once for each text, scope and limit', () => {
    const { asked, library } = countingLibrary()
    const remembering = rememberSearches(library)
    for (let time = 0; time < 2; time++) {
      remembering.search('small talk', 'friendship', 3)
      remembering.search('small talk', 'assistant', 3)
      remembering.search('small talk', 'assistant', 15)
      remembering.search('eye contact', 'assistant', 15)
    }
    expect(asked).toEqual([
      'small talk (friendship, 3)',
      'small talk (assistant, 3)',
      'small talk (assistant, 15)',
      'eye contact (assistant, 15)',
    ])
  })

  it('forgets what was not asked for the longest', () => {
    const { asked, library } = countingLibrary()
    const remembering = rememberSearches(library, 2)
    for (const query of ['a', 'b', 'a', 'c', 'a', 'b']) remembering.search(query, 'assistant', 3)
    expect(asked.map((each) => each[0])).toEqual(['a', 'b', 'c', 'b'])
  })
})
