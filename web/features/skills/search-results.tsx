import { CardList } from './card-list.tsx'
import { FoundNothing } from './found-nothing.tsx'
import type { LibraryModule } from './library-module.ts'
import type { FromResults } from './results-link.ts'
import type { FoundCards } from './skill-queries.ts'
import { skillsTexts as texts } from './texts.ts'
import type { Library } from './use-library.ts'

type SearchResultsProps = {
  library: Library
  found: FoundCards
  titleOf: (module: LibraryModule['id']) => string
  from: FromResults
  /** Called before what has the focus goes away. */
  onLeaveFocus: () => void
}

/** The cards that fit the words, best first, or ways on where none does. */
export function SearchResults({ library, found, titleOf, from, onLeaveFocus }: SearchResultsProps) {
  const { module, count } = library
  const shown = library.within(found.cards)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{count}</p>
      {shown.length > 0 ? (
        <CardList cards={shown} label={texts.results} {...(!module && { titleOf })} from={from} />
      ) : (
        <FoundNothing
          module={module?.title ?? null}
          elsewhere={found.cards.length}
          onAllModules={() => {
            onLeaveFocus()
            library.leaveModule()
          }}
        />
      )}
    </div>
  )
}
