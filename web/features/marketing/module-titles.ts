import { type ModuleId, moduleIds } from '#domain/coaching/module-ids.ts'

const titleByFile = import.meta.glob<string>('/content/modules/*/module.json', {
  eager: true,
  import: 'title',
})

/** The title of a module as its content names it. */
export function moduleTitle(id: ModuleId): string | undefined {
  return titleByFile[`/content/modules/${id}/module.json`]
}

/** All module titles, in the sidebar's order. */
export const moduleTitles = moduleIds.map(moduleTitle).filter((title) => title !== undefined)
