import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { SkillCardSummary } from '#domain/skills/contract.ts'
import { SKILLS_PATH } from '../../platform/skill-card-path.ts'
import { ModuleIcon } from '../../ui/module-icon.tsx'
import type { LibraryModule } from './library-module.ts'
import { skillsTexts as texts } from './texts.ts'

type ModuleTilesProps = { modules: readonly LibraryModule[]; cards: readonly SkillCardSummary[] }

/** The id of a module's tile, where the focus goes when its cards are left. */
export const tileId = (module: string) => `tile-${module}`

/** One tile a module, with the number of its cards; it leads to them. */
export function ModuleTiles({ modules, cards }: ModuleTilesProps) {
  return (
    <section aria-labelledby="library-modules">
      <h2 id="library-modules" className="mb-3 text-lg">
        {texts.allModules}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {modules.map(({ id, title }) => (
          <li key={id}>
            <Link
              id={tileId(id)}
              to={`${SKILLS_PATH}?module=${id}`}
              className="flex h-full min-h-20 items-center gap-4 rounded-card border border-line-soft bg-card p-4 shadow-card hover:border-primary"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-control border border-line-soft bg-sunken text-primary">
                <ModuleIcon module={id} className="size-6" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-heading">{title}</span>{' '}
                <span className="block text-sm text-ink-soft">
                  {texts.cards(cards.filter(({ module }) => module === id).length)}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-primary" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
