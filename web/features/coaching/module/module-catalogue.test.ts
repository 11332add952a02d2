import { describe, expect, it } from 'vitest'
import { coachingModule, exampleCount } from '#domain/coaching/coaching-module.ts'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { loadModuleWords } from './load-module-words.ts'
import { moduleCatalogue } from './module-catalogue.ts'

describe('the module catalogue', () => {
  it('has all modules in the order of the menu', () => {
    expect(moduleCatalogue.map(({ id }) => id)).toEqual(moduleIds)
  })

  it('has the routes of the specification', () => {
    const slugs = moduleIds.map((id) => (id === 'self-care-strategies' ? 'self-care' : id))
    expect(moduleCatalogue.map(({ slug }) => slug)).toEqual(slugs)
  })

  it('has a description for every tooltip', () => {
    for (const { tooltip } of moduleCatalogue) expect(tooltip).not.toBe('')
  })

  it.each(moduleCatalogue)('loads all words of $title by its route', async ({ id, slug }) => {
    const words = coachingModule.parse(await loadModuleWords(slug))
    expect(words.id).toBe(id)
    expect(words.examples).toHaveLength(exampleCount(id))
  })

  it.each(['self-care-strategies', 'unknown', '', undefined])('knows no module at %j', async (slug) => {
    expect(await loadModuleWords(slug)).toBeNull()
  })
})
