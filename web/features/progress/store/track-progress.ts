import { listenForDataChanges } from '../../../platform/data-changes.ts'
import { progress } from './progress.ts'
import { presentMoment, progressReporter, takeReportedEvents } from './progress-reporter.ts'

/** A day's first visit counts when the dashboard opens, and on a page left open over midnight when it is looked at. */
function countVisit(): void {
  if (progress.isVisitDue(presentMoment())) progressReporter.dashboardVisited()
}

/** Several events of the browser tell that a person comes back to the page; one of them is enough. */
const COME_BACK_INTERVAL_MS = 2_000
let cameBackAtMs = Number.NEGATIVE_INFINITY

function comeBack(): void {
  if (document.visibilityState === 'hidden' || Date.now() - cameBackAtMs < COME_BACK_INTERVAL_MS) return
  cameBackAtMs = Date.now()
  void progress.refresh().then(countVisit)
}

// For as long as the page is open: what still arises after a session has ended is kept for the next sign-in.
let isTaking = false
function takeEvents(): void {
  if (!isTaking) takeReportedEvents((event) => progress.record(event))
  isTaking = true
}

const followOtherTab = ({ key }: StorageEvent) => progress.followOtherTab(key)

/** Follows one person's progress until the returned function is called. */
export function trackProgress(userId: string): () => void {
  // Opened before the events that waited are taken: what they add to, and so what to tell of them, is theirs alone.
  const opening = progress.open(userId)
  takeEvents()
  const endings = [
    listenForDataChanges((topic) => {
      if (topic === 'progress') void progress.refresh()
    }),
  ]
  for (const [target, name] of [
    [window, 'online'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ] as const) {
    target.addEventListener(name, comeBack)
    endings.push(() => target.removeEventListener(name, comeBack))
  }
  window.addEventListener('storage', followOtherTab)
  void opening.then(countVisit)
  return () => {
    for (const end of endings) end()
    window.removeEventListener('storage', followOtherTab)
    progress.close()
  }
}
