const LOCK_NAME = 'wayfern.progress'

/**
 * Runs one action at a time among all tabs of this browser; where it has no locks (plain HTTP), among those of
 * this tab. Ids of events keep two tabs from counting twice even then.
 */
export function takeTurns(locks: LockManager | undefined) {
  let last: Promise<void> = Promise.resolve()
  return async (action: () => Promise<void>): Promise<void> => {
    if (locks) return await locks.request(LOCK_NAME, action)
    const turn = last.then(action)
    last = turn.catch(() => undefined)
    await turn
  }
}
