import { type ReactNode, type ReactPortal, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * What stands at one place or another of a page, by the window's width, and keeps its state when it moves: turning a
 * phone throws away nothing that was written.
 * @returns `content`, to be rendered where it never leaves, and `host`, for the `MovablePlace` where it is seen
 */
export function useMovable(children: ReactNode): { content: ReactPortal; host: HTMLElement } {
  const [host] = useState(() => document.createElement('div'))
  return { content: createPortal(children, host), host }
}

/** Where it is seen now; there is one at a time. */
export function MovablePlace({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(host)
  }, [host])
  return <div ref={place} className="contents" />
}
