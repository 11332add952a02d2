import type { MenuGroup } from '#domain/coaching/coaching-module.ts'

export type MenuModule = { id: string; slug: string; title: string; tooltip: string; menuGroup: MenuGroup }

/**
 * The modules below their headings. The catalogue's order is kept: a heading begins wherever the group is not that of
 * the module before, so a group whose modules stand apart has its heading twice.
 */
export function groupModules<Module extends { menuGroup: MenuGroup }>(
  modules: readonly Module[],
): { group: MenuGroup; modules: Module[] }[] {
  const runs: { group: MenuGroup; modules: Module[] }[] = []
  for (const module of modules) {
    const last = runs.at(-1)
    if (last?.group === module.menuGroup) last.modules.push(module)
    else runs.push({ group: module.menuGroup, modules: [module] })
  }
  return runs
}
