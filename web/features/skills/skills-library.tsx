import { QueryClientProvider } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { announcedSafety } from '../../platform/announced-safety.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { CardList } from './card-list.tsx'
import { type LibraryModule, ModuleSections } from './module-sections.tsx'
import type { FromResults } from './results-link.ts'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'
import { skillsTexts as texts } from './texts.ts'
import { type Library, useLibrary } from './use-library.ts'

type SkillsLibraryProps = { modules: readonly LibraryModule[]; SafetyCard: SafetyCardSlot }
type AllCardsProps = { library: Library; modules: readonly LibraryModule[]; from: FromResults }

/** The cards without a search: all modules folded, or the one that was chosen. */
function AllCards({ library: { list, module, count, within }, modules, from }: AllCardsProps) {
  return (
    <Loaded query={list} texts={texts.load}>
      {({ cards }) =>
        module ? (
          <Card>
            <p className="mb-4 font-heading">{count}</p>
            <CardList cards={within(cards)} label={module.title} from={from} />
          </Card>
        ) : (
          <ModuleSections modules={modules} cards={cards} from={from} />
        )
      }
    </Loaded>
  )
}

function LibraryPage({ modules, SafetyCard }: SkillsLibraryProps) {
  const regionRef = useRef<HTMLElement>(null)
  const library = useLibrary(modules)
  const from = { results: useLocation().search }
  const safety = library.search?.data?.safety
  const titleOf = (id: ModuleId) => modules.find((each) => each.id === id)?.title ?? id
  const takeFocus = () => regionRef.current?.focus()

  function meantSomethingElse() {
    takeFocus()
    library.meantSomethingElse()
  }
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <SearchForm library={library} modules={modules} />
      </Card>
      <p role="status" className="sr-only">
        {safety ? announcedSafety(safety) : library.count}
      </p>
      <section ref={regionRef} tabIndex={-1} aria-label={texts.results} className="flex flex-col gap-4">
        {library.search && <h2 className="sr-only">{texts.results}</h2>}
        {safety && <SafetyCard reply={safety} onMeantSomethingElse={meantSomethingElse} />}
        {!library.search && <AllCards library={library} modules={modules} from={from} />}
        {library.search && safety?.kind !== 'card' && (
          <Card>
            <Loaded query={library.search} texts={texts.searchFailed}>
              {(found) => (
                <SearchResults
                  library={library}
                  found={found}
                  titleOf={titleOf}
                  from={from}
                  onLeaveFocus={takeFocus}
                />
              )}
            </Loaded>
          </Card>
        )}
      </section>
    </div>
  )
}

/** The skills library: all cards by module, found by any words (decisions, "Beyond the specification", 1). */
export function SkillsLibrary(props: SkillsLibraryProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LibraryPage {...props} />
    </QueryClientProvider>
  )
}
