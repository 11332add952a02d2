import type { ModuleId } from '#domain/coaching/module-ids.ts'
import type { SkillCardSummary } from '#domain/skills/contract.ts'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CardList } from './card-list.tsx'
import type { FromResults } from './results-link.ts'
import { skillsTexts as texts } from './texts.ts'

export type LibraryModule = { id: ModuleId; title: string }

type ModuleSectionsProps = {
  modules: readonly LibraryModule[]
  cards: readonly SkillCardSummary[]
  from: FromResults
}

/** All modules, each with its cards folded away: all cards at once would be a wall of text. */
export function ModuleSections({ modules, cards, from }: ModuleSectionsProps) {
  return modules.map(({ id, title }) => {
    const own = cards.filter(({ module }) => module === id)
    const module = <VisuallyHidden>{texts.ofModule(title)}</VisuallyHidden>
    return (
      <Card key={id}>
        <Collapsible
          heading={<h2 className="text-lg">{title}</h2>}
          showText={
            <span>
              {texts.show(own.length)} {module}
            </span>
          }
          hideText={
            <span>
              {texts.hide(own.length)} {module}
            </span>
          }
        >
          <CardList cards={own} label={title} from={from} />
        </Collapsible>
      </Card>
    )
  })
}
