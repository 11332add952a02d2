import { type ModuleId, moduleIds } from '#domain/coaching/module-ids.ts'

export type CatalogueModule = { id: ModuleId; slug: string; title: string; tooltip: string }

// Named imports: the menu carries these three words of each module, the rest comes with the module's own page.
const slugs = import.meta.glob<string>('/content/modules/*/module.json', { eager: true, import: 'slug' })
const titles = import.meta.glob<string>('/content/modules/*/module.json', { eager: true, import: 'title' })
const tooltips = import.meta.glob<string>('/content/modules/*/module.json', {
  eager: true,
  import: 'tooltip',
})

/** The coaching modules in the menu's order. Adding one is adding its id and its folder of content. */
export const moduleCatalogue: readonly CatalogueModule[] = moduleIds.flatMap((id) => {
  const file = `/content/modules/${id}/module.json`
  const slug = slugs[file]
  const title = titles[file]
  return slug && title ? [{ id, slug, title, tooltip: tooltips[file] ?? '' }] : []
})
