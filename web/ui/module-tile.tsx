import { ChevronRight } from 'lucide-react'
import { Link, type To } from 'react-router'
import { ModuleIcon } from './module-icon.tsx'

type ModuleTileProps = {
  id: string
  module: string
  title: string
  /** How much there is behind it. */
  hint: string
  to: To
}

/** Leads to what there is of a module, with the module's icon; as high as the highest in its row. */
export function ModuleTile({ id, module, title, hint, to }: ModuleTileProps) {
  return (
    <Link
      id={id}
      to={to}
      className="flex h-full min-h-18 items-center gap-4 rounded-card border border-line-soft bg-card px-4 py-3 shadow-card hover:border-primary sm:min-h-20"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-control border border-line-soft bg-sunken text-primary">
        <ModuleIcon module={module} className="size-6" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-heading leading-snug">{title}</span>{' '}
        <span className="block text-sm text-ink-soft">{hint}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-primary" />
    </Link>
  )
}

/** The list that tiles stand in. */
export const moduleTiles = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2 sm:gap-3'
