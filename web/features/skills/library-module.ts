import type { MenuGroup } from '#domain/coaching/coaching-module.ts'
import type { ModuleId } from '#domain/coaching/module-ids.ts'

/** A module as the library names it. */
export type LibraryModule = { id: ModuleId; title: string; menuGroup: MenuGroup }
