import { QueryClientProvider } from '@tanstack/react-query'
import { type Ref, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { announcedSafety } from '../../platform/announced-safety.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import type { LibraryModule } from './library-module.ts'
import { ModuleCards, ModuleHead } from './module-cards.tsx'
import { ModuleTiles } from './module-tiles.tsx'
import type { FromResults } from './results-link.ts'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'
import { SuggestedCards } from './suggested-cards.tsx'
import { skillsTexts as texts } from './texts.ts'
import { useFollowedModule } from './use-followed-module.ts'
import { type Library, useLibrary } from './use-library.ts'

type SkillsLibraryProps = {
  userId: string
  modules: readonly LibraryModule[]
  /** The modules that the person wants to work on; null until that is known. */
  goals: readonly ModuleId[] | null
  SafetyCard: SafetyCardSlot
}
type TitleOf = (module: ModuleId) => string
type AllCardsProps = Omit<SkillsLibraryProps, 'SafetyCard'> & {
  library: Library
  titleOf: TitleOf
  from: FromResults
}

/** The cards without a search: a tile for every module, or the cards of the one that was chosen. */
function AllCards({ library: { list, module, count, within }, goals, ...rest }: AllCardsProps) {
  const { modules, userId, titleOf, from } = rest
  return (
    <Loaded query={list} texts={texts.load}>
      {({ cards }) => {
        if (module) return <ModuleCards module={module} cards={within(cards)} count={count} from={from} />
        if (!goals) return <LoadingLine>{texts.load.loading}</LoadingLine>
        return (
          <div className="flex flex-col gap-8">
            <SuggestedCards userId={userId} goals={goals} cards={cards} titleOf={titleOf} from={from} />
            <ModuleTiles modules={modules} cards={cards} />
          </div>
        )
      }}
    </Loaded>
  )
}

type FoundCardsProps = { library: Library; titleOf: TitleOf; from: FromResults; onLeaveFocus: () => void }

function FoundCards({ library, ...rest }: FoundCardsProps) {
  if (!library.search || library.search.data?.safety?.kind === 'card') return null
  return (
    <Loaded query={library.search} texts={texts.searchFailed}>
      {(found) => <SearchResults library={library} found={found} {...rest} />}
    </Loaded>
  )
}

function LibraryPage({ SafetyCard, ...props }: SkillsLibraryProps) {
  const regionRef = useRef<HTMLElement>(null)
  const library = useLibrary(props.modules)
  const headingRef: Ref<HTMLElement> = useFollowedModule(library.module)
  const from = { results: useLocation().search }
  const safety = library.search?.data?.safety
  const titleOf: TitleOf = (id) => props.modules.find((each) => each.id === id)?.title ?? id
  const takeFocus = () => regionRef.current?.focus()

  function meantSomethingElse() {
    takeFocus()
    library.meantSomethingElse()
  }
  return (
    <div className="flex flex-col gap-6">
      <Card className="p-4! sm:px-5!">
        <SearchForm library={library} />
      </Card>
      <p role="status" className="sr-only">
        {safety ? announcedSafety(safety) : library.count}
      </p>
      <section ref={regionRef} tabIndex={-1} aria-label={texts.results} className="flex flex-col gap-4">
        {library.module && <ModuleHead module={library.module} headingRef={headingRef} />}
        {library.search && <h2 className="sr-only">{texts.results}</h2>}
        {safety && <SafetyCard reply={safety} onMeantSomethingElse={meantSomethingElse} />}
        {!library.search && <AllCards {...props} library={library} titleOf={titleOf} from={from} />}
        <FoundCards library={library} titleOf={titleOf} from={from} onLeaveFocus={takeFocus} />
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
