import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link, type To } from 'react-router'
import type { MenuGroup } from '#domain/coaching/coaching-module.ts'
import { groupModules } from '../platform/group-modules.ts'
import { ModuleIcon } from './module-icon.tsx'
import { uiTexts } from './texts.ts'

export type ModuleEntry = {
  /** Of its link. */
  id: string
  module: string
  title: string
  menuGroup: MenuGroup
  /** How much there is behind it. */
  hint: string
  to: To
}

function ModuleRow({ id, module, title, hint, to }: ModuleEntry) {
  return (
    <li className="border-line-soft not-last:border-b">
      <Link
        id={id}
        to={to}
        className="flex min-h-16 items-center gap-4 px-5 py-2.5 -outline-offset-2! hover:bg-sunken"
      >
        <ModuleIcon module={module} className="size-6 shrink-0 text-primary" />
        <span className="min-w-0 flex-1">
          <span className="block font-heading leading-snug">{title}</span>{' '}
          <span className="block text-sm text-ink-soft">{hint}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-primary" />
      </Link>
    </li>
  )
}

/** Leads to what there is of each module, with the modules together as they are in the menu; side by side where there is room. */
export function ModuleGroups({ entries }: { entries: readonly ModuleEntry[] }) {
  const id = useId()
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-5 *:min-w-0 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {groupModules(entries).map(({ group, modules: [first, ...others] }) => (
          <div key={first?.id}>
            <p id={`${id}-${first?.id}`} className="mb-2 text-sm text-ink-soft">
              {uiTexts.moduleGroups[group]}
            </p>
            <ul
              aria-labelledby={`${id}-${first?.id}`}
              className="overflow-hidden rounded-card border border-line-soft bg-card shadow-card"
            >
              {first && <ModuleRow {...first} />}
              {others.map((entry) => (
                <ModuleRow key={entry.id} {...entry} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
