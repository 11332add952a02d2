import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { moduleCatalogue } from './module-catalogue.ts'

/** What a module is called. */
export function moduleTitle(module: ModuleId): string {
  return moduleCatalogue.find(({ id }) => id === module)?.title ?? module
}
