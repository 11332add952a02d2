import { formatDistance } from 'date-fns/formatDistance'
import { useEffect, useState } from 'react'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { type Activity, describeActivity } from '#domain/progress/activity.ts'
import { Card } from '../../../ui/card.tsx'
import { progressTexts as texts } from './texts.ts'

/** "About 1 minute ago" must not stand there for an hour. */
const REDRAW_MS = 60_000

/** What came after the last drawing, or from a device whose clock is ahead, happened just now, not in the future. */
function relativeTime(timestamp: string, now: Date): string {
  const latest = Math.max(now.getTime(), Date.parse(timestamp))
  return formatDistance(timestamp, latest, { addSuffix: true })
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REDRAW_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

type RecentActivityProps = { activities: readonly Activity[]; titleOf: (module: ModuleId) => string }

/** The last ten things that were counted, newest first. */
export function RecentActivity({ activities, titleOf }: RecentActivityProps) {
  const now = useNow()
  return (
    <Card heading={texts.recent} headingLevel={3}>
      {activities.length === 0 ? (
        <p className="text-ink-soft">{texts.noActivity}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line-soft">
          {activities.map((activity) => (
            <li key={activity.id} className="flex items-baseline justify-between gap-4 py-2">
              <div className="min-w-0 gap-x-3 sm:flex sm:flex-wrap sm:items-baseline">
                <p>{describeActivity(activity, titleOf)}</p>
                <time dateTime={activity.timestamp} className="text-sm text-ink-soft">
                  {relativeTime(activity.timestamp, now)}
                </time>
              </div>
              {activity.points !== undefined && (
                <span className="shrink-0 font-heading tabular-nums">{texts.gained(activity.points)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
