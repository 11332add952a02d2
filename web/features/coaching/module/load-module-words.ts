import type { CoachingModule } from '#domain/coaching/coaching-module.ts'
import { loadFile } from '../../../platform/load-file.ts'
import { moduleCatalogue } from './module-catalogue.ts'

// As text: the menu's named imports and a whole import of the same JSON would end up in one file for all modules.
const sources = import.meta.glob<string>('/content/modules/*/module.json', {
  query: '?raw',
  import: 'default',
})

/** All words of the module at `/dashboard/modules/<slug>`, or null when there is none. */
export async function loadModuleWords(slug: string | undefined): Promise<CoachingModule | null> {
  const module = moduleCatalogue.find((candidate) => candidate.slug === slug)
  const load = module && sources[`/content/modules/${module.id}/module.json`]
  return load ? JSON.parse(await loadFile(load)) : null
}
