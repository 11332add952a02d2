import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { ModuleGroups } from '../../ui/module-groups.tsx'
import { type Row, Rows } from './exercise-rows.tsx'
import type { Module } from './filters.ts'
import { listTexts } from './list-texts.ts'

type Group = { module: Module; rows: readonly Row[] }

/** The address of the same list, of one module or of all. */
function addressOf(params: URLSearchParams, module: string | null) {
  const next = new URLSearchParams(params)
  if (module) next.set('module', module)
  else next.delete('module')
  return { search: next.toString() }
}

/** The id of a module's row, where the focus goes when its exercises are left. */
const tileId = (module: string) => `exercises-${module}`

/** One row a module, with the number of its exercises that fit; it leads to them. */
function ModuleTiles({ groups }: { groups: readonly Group[] }) {
  const [params] = useSearchParams()
  const entries = groups.map(({ module: { id, title, menuGroup }, rows }) => ({
    id: tileId(id),
    module: id,
    title,
    menuGroup,
    hint: listTexts.count(rows.length),
    to: addressOf(params, id),
  }))
  return <ModuleGroups entries={entries} />
}

/**
 * Takes the focus along where a tile is chosen or left, which are no longer there to hold it.
 * @returns for the `ref` of what the tile leads to
 */
function useFollowedTile(module: string | null) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(module)
  useEffect(() => {
    const left = before.current
    before.current = module
    if (left === module || document.activeElement !== document.body) return
    if (module) list.current?.querySelector<HTMLElement>('h2')?.focus()
    else if (left) document.getElementById(tileId(left))?.focus()
  }, [module])
  return list
}

/** The exercises, module by module; where that would be a wall of text, a tile for each module. */
export function ModuleExercises({ groups, areTiles }: { groups: readonly Group[]; areTiles: boolean }) {
  const [params] = useSearchParams()
  const module = params.get('module')
  const list = useFollowedTile(module)
  return (
    <div ref={list} className="flex flex-col gap-4">
      {module && (
        <Link
          to={addressOf(params, null)}
          className="inline-flex min-h-11 items-center gap-2 self-start font-heading text-primary underline decoration-1 underline-offset-4"
        >
          <ArrowLeft aria-hidden className="size-5" />
          {listTexts.allModules}
        </Link>
      )}
      {areTiles ? (
        <ModuleTiles groups={groups} />
      ) : (
        groups.map(({ module: { id, title }, rows }) => (
          <Card key={id} heading={title} className="max-w-4xl">
            <Rows rows={rows} />
          </Card>
        ))
      )}
    </div>
  )
}
