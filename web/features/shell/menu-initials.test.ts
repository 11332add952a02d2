import { describe, expect, it } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { menuInitials } from './menu-initials.ts'

const titles = Object.values(
  import.meta.glob<string>('/content/modules/*/module.json', { eager: true, import: 'title' }),
)

describe('the letters of the narrow menu', () => {
  it.each([
    ['NT Translator', 'NT'],
    ['Dating & Relationships', 'DR'],
    ['Self-Care Strategies', 'SC'],
    ['Emotional Intelligence Helper', 'EI'],
    ['Coaching', 'Co'],
  ])('%s: %s', (title, initials) => expect(menuInitials(title)).toBe(initials))

  it('differ between all modules', () => {
    expect(titles).toHaveLength(moduleIds.length)
    expect(new Set(titles.map(menuInitials)).size).toBe(titles.length)
  })
})
