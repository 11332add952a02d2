import type { Notice } from './toast-store.ts'

/** Notices of one kind: the newest of them, how many there were, and the points that they told of together. */
export type JoinedNotices = { newest: Notice; count: number; points: number | null }

const pointsTitle = /^\+(\d+) (.+)$/

const kindOf = ({ title, description, variant }: Notice) =>
  JSON.stringify([variant, pointsTitle.exec(title)?.[2] ?? title, description])

const pointsOf = ({ title }: Notice) => {
  const points = pointsTitle.exec(title)?.[1]
  return points === undefined ? null : Number(points)
}

/** Joins equal notices, and those about points of one sort, to one line each. Both lists are newest first. */
export function joinNotices(notices: readonly Notice[]): JoinedNotices[] {
  const joined = new Map<string, JoinedNotices>()
  for (const notice of notices) {
    const kind = kindOf(notice)
    const before = joined.get(kind)
    const points = pointsOf(notice)
    if (!before) joined.set(kind, { newest: notice, count: 1, points })
    else {
      before.count += 1
      if (before.points !== null) before.points += points ?? 0
    }
  }
  return [...joined.values()]
}
