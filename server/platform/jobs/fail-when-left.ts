import type { Services } from '../../services.ts'

/**
 * A job that goes on past single failures and tells how many there were: with any it fails in the end, so that the
 * operator's page shows it and it is tried again.
 */
export function failWhenLeft(run: (services: Services) => Promise<{ left: number }>) {
  return async (services: Services): Promise<void> => {
    const { left } = await run(services)
    if (left > 0) throw new Error(`${left} left undone`)
  }
}
