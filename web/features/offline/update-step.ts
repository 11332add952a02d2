type Versions = {
  page: string | null
  /** The newer worker that waits until it may take over; null where there is none. */
  waiting: string | null
  /** The worker that serves this page. */
  active: string | null
}

/**
 * What to do about a newer version of Wayfern. `take-over`: this page is of it already, so the worker may follow without
 * anybody losing anything. `ask`: the page is an older one, and goes on as it is until its reader reloads it; also where
 * another tab let the newer worker take over.
 */
export function updateStep({ page, waiting, active }: Versions): 'none' | 'ask' | 'take-over' {
  if (page === null) return 'none'
  if (waiting !== null) return waiting === page ? 'take-over' : 'ask'
  return active === null || active === page ? 'none' : 'ask'
}
