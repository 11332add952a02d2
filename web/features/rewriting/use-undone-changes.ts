import { useState } from 'react'
import type { RewriteReply } from '#domain/rewriting/contract.ts'

type Undone = { of: RewriteReply | null; changes: ReadonlySet<number>; last: number | null }

/** Which changes of a result its reader took back, and the text that is left. A new result begins with none. */
export function useUndoneChanges(result: RewriteReply | null) {
  const [state, setState] = useState<Undone>({ of: null, changes: new Set(), last: null })
  const { changes, last } = state.of === result ? state : { changes: new Set<number>(), last: null }
  const text = (result?.pieces ?? [])
    .map(({ before, after, change }) => (change !== null && changes.has(change) ? before : after))
    .join('')
  function toggle(change: number) {
    const next = new Set(changes)
    if (!next.delete(change)) next.add(change)
    setState({ of: result, changes: next, last: change })
  }
  /** `last` is the change that was taken back or brought back most recently. */
  return { text, undone: changes, last, toggle }
}
