import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { skillCardTexts as texts } from './texts.ts'

export type FoldedSection = { id: string; heading: string; content: ReactNode }

type FoldProps = { section: FoldedSection; isOpen: boolean; onToggle: () => void }

function Fold({ section: { id, heading, content }, isOpen, onToggle }: FoldProps) {
  const contentId = `card-${id}`
  return (
    <section className="break-inside-avoid border-t border-line-soft">
      <h3 className="text-base print:mt-4">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center justify-between gap-4 rounded-control py-2 text-left font-heading hover:text-primary print:min-h-0"
        >
          {heading}
          <ChevronDown
            aria-hidden
            className={joinClasses('size-5 shrink-0 text-primary print:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={contentId} className={joinClasses('pb-5', !isOpen && 'hidden print:block')}>
        {content}
      </div>
    </section>
  )
}

/** The further parts of a card, each folded until it is wanted; on paper all stand open. */
export function FoldedSections({ sections }: { sections: readonly FoldedSection[] }) {
  const [open, setOpen] = useState<readonly string[]>([])
  const isAllOpen = open.length === sections.length
  return (
    <div className="rounded-card border border-line-soft bg-card px-5 shadow-card sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4">
        <h2 className="text-lg">{texts.more}</h2>
        <Button
          variant="secondary"
          className="print:hidden"
          onClick={() => setOpen(isAllOpen ? [] : sections.map(({ id }) => id))}
        >
          {isAllOpen ? texts.foldEverything : texts.showEverything}
        </Button>
      </div>
      {sections.map((section) => {
        const isOpen = open.includes(section.id)
        const others = open.filter((id) => id !== section.id)
        return (
          <Fold
            key={section.id}
            section={section}
            isOpen={isOpen}
            onToggle={() => setOpen(isOpen ? others : [...others, section.id])}
          />
        )
      })}
    </div>
  )
}
