import type { SkillCardSummary } from '#domain/skills/contract.ts'
import { SKILLS_PATH } from '../../platform/skill-card-path.ts'
import { ModuleTile, moduleTiles } from '../../ui/module-tile.tsx'
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
      <ul className={moduleTiles}>
        {modules.map(({ id, title }) => (
          <li key={id}>
            <ModuleTile
              id={tileId(id)}
              module={id}
              title={title}
              hint={texts.cards(cards.filter(({ module }) => module === id).length)}
              to={`${SKILLS_PATH}?module=${id}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
