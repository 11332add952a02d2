import { describe, expect, it } from 'vitest'
import { specifiedModuleTitles } from '#web/testing/specified-module-titles.ts'
import { moduleCatalogue } from './module-catalogue.ts'

describe('the words of the menu (specification, section 2)', () => {
  it('name the modules, before any others', () => {
    const titles = moduleCatalogue.map(({ title }) => title)
    expect(titles.slice(0, specifiedModuleTitles.length)).toEqual(specifiedModuleTitles)
  })

  it.each([
    ['nt-translator', 'Understand neurotypical communication'],
    ['friendship', 'Navigate relationships and set boundaries'],
    ['social-issues', 'Social situations and group interactions'],
    ['autistic-burnout', 'Recognize, prevent, recover'],
    ['emotional-intelligence', 'Rewrite communications for clarity'],
  ])('describe %s', (id, tooltip) => {
    expect(moduleCatalogue.find((module) => module.id === id)?.tooltip).toBe(tooltip)
  })
})
