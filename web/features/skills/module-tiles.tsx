import type { SkillCardSummary } from '#domain/skills/contract.ts'
import { SKILLS_PATH } from '../../platform/skill-card-path.ts'
import { ModuleGroups } from '../../ui/module-groups.tsx'
import type { LibraryModule } from './library-module.ts'
import { skillsTexts as texts } from './texts.ts'

type ModuleTilesProps = { modules: readonly LibraryModule[]; cards: readonly SkillCardSummary[] }

/** The id of a module's row, where the focus goes when its cards are left. */
export const tileId = (module: string) => `tile-${module}`

/** One row a module, with the number of its cards; it leads to them. */
export function ModuleTiles({ modules, cards }: ModuleTilesProps) {
  const entries = modules.map(({ id, title, menuGroup }) => ({
    id: tileId(id),
    module: id,
    title,
    menuGroup,
    hint: texts.cards(cards.filter(({ module }) => module === id).length),
    to: `${SKILLS_PATH}?module=${id}`,
  }))
  return (
    <section aria-labelledby="library-modules">
      <h2 id="library-modules" className="mb-3 text-lg">
        {texts.allModules}
      </h2>
      <ModuleGroups entries={entries} />
    </section>
  )
}
