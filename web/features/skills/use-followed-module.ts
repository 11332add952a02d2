import { type RefObject, useEffect, useRef } from 'react'
import type { LibraryModule } from './library-module.ts'
import { tileId } from './module-tiles.tsx'

/**
 * Takes the focus along where a tile is chosen or left, which are no longer there to hold it: to the heading of the
 * module's cards, and back to the tile.
 * @returns for the `ref` of that heading
 */
export function useFollowedModule(module: LibraryModule | null): RefObject<HTMLElement | null> {
  const heading = useRef<HTMLElement>(null)
  const before = useRef(module)
  useEffect(() => {
    const left = before.current
    before.current = module
    if (left?.id === module?.id || document.activeElement !== document.body) return
    if (module) heading.current?.focus()
    else if (left) document.getElementById(tileId(left.id))?.focus()
  }, [module])
  return heading
}
