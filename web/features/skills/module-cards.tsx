import { ArrowLeft } from 'lucide-react'
import type { Ref } from 'react'
import type { SkillCardSummary } from '#domain/skills/contract.ts'
import { SKILLS_PATH } from '../../platform/skill-card-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ModuleIcon } from '../../ui/module-icon.tsx'
import { CardList } from './card-list.tsx'
import type { LibraryModule } from './library-module.ts'
import { type FromResults, keepsSearch } from './results-link.ts'
import { skillsTexts as texts } from './texts.ts'

/** The chosen module's name with the way back to all modules; what is searched for stays. */
export function ModuleHead({ module, headingRef }: { module: LibraryModule; headingRef: Ref<HTMLElement> }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2
        ref={headingRef as Ref<HTMLHeadingElement>}
        tabIndex={-1}
        className="mr-auto flex items-center gap-3 text-xl outline-none"
      >
        <ModuleIcon module={module.id} className="size-7 shrink-0 text-primary" />
        {module.title}
      </h2>
      <ButtonLink variant="secondary" to={SKILLS_PATH} state={keepsSearch}>
        <ArrowLeft aria-hidden className="size-5" />
        {texts.allModules}
      </ButtonLink>
    </div>
  )
}

type ModuleCardsProps = {
  module: LibraryModule
  cards: readonly SkillCardSummary[]
  count: string
  from: FromResults
}

/** All cards of the module that was chosen. */
export function ModuleCards({ module, cards, count, from }: ModuleCardsProps) {
  return (
    <div>
      <p className="mb-3 text-ink-soft">{count}</p>
      <CardList cards={cards} label={module.title} from={from} />
    </div>
  )
}
