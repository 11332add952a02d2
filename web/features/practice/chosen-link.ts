import { PRACTICE_PATH } from '../../platform/practice-path.ts'

/** More would be no choice, and a link that some programs cut off. */
export const MOST_CHOSEN = 20
const ID = /^[a-z0-9-]{1,100}$/

/** The ids of the exercises that a link names, each once; what is no id is left out. */
export function readChosen(params: URLSearchParams): string[] {
  const ids = (params.get('chosen') ?? '').split(',').filter((id) => ID.test(id))
  return [...new Set(ids)].slice(0, MOST_CHOSEN)
}

/** The address that shows these exercises first to whoever opens it. Ids need no escaping. */
export const chosenLink = (ids: readonly string[]): string =>
  `${window.location.origin}${PRACTICE_PATH}?chosen=${ids.join(',')}`
