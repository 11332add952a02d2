import { describe, expect, it } from 'vitest'
import type { MenuGroup } from '#domain/coaching/coaching-module.ts'
import { groupModules } from './group-modules.ts'

const module = (id: string, menuGroup: MenuGroup) => ({ id, slug: id, title: id, tooltip: '', menuGroup })

describe('the modules below their headings', () => {
  it('keep their order, with a heading wherever the group changes', () => {
    const runs = groupModules([
      module('a', 'people'),
      module('b', 'people'),
      module('c', 'feelings-and-energy'),
      module('d', 'people'),
    ])
    expect(runs.map(({ group, modules }) => [group, modules.map(({ id }) => id)])).toEqual([
      ['people', ['a', 'b']],
      ['feelings-and-energy', ['c']],
      ['people', ['d']],
    ])
  })
})
