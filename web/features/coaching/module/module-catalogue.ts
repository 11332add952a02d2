import type { MenuGroup } from '#domain/coaching/coaching-module.ts'
import { type ModuleId, moduleIds } from '#domain/coaching/module-ids.ts'

export type CatalogueModule = {
  id: ModuleId
  slug: string
  title: string
  tooltip: string
  menuGroup: MenuGroup
}

// Named imports: the menu carries these few words of each module, the rest comes with the module's own page.
const slugs = import.meta.glob<string>('/content/modules/*/module.json', { eager: true, import: 'slug' })
const titles = import.meta.glob<string>('/content/modules/*/module.json', { eager: true, import: 'title' })
const tooltips = import.meta.glob<string>('/content/modules/*/module.json', {
  eager: true,
  import: 'tooltip',
})
const groups = import.meta.glob<MenuGroup>('/content/modules/*/module.json', {
  eager: true,
  import: 'menuGroup',
})

/** The coaching modules in the menu's order. Adding one is adding its id and its folder of content. */
export const moduleCatalogue: readonly CatalogueModule[] = moduleIds.flatMap((id) => {
  const file = `/content/modules/${id}/module.json`
  const slug = slugs[file]
  const title = titles[file]
  const menuGroup = groups[file]
  return slug && title && menuGroup ? [{ id, slug, title, tooltip: tooltips[file] ?? '', menuGroup }] : []
})
