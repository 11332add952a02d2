import { SKILLS_PATH } from '../../platform/skill-card-path.ts'

/** What a link in the library hands on to a card, and a card to the next one: the filter of the results. */
export type FromResults = { results: string }

/** The results that a card was opened from, by the state of its history entry; null when it was opened elsewhere. */
export function resultsOf(state: unknown): FromResults | null {
  const results = (state as Partial<FromResults> | null)?.results
  return typeof results === 'string' && (results === '' || results.startsWith('?')) ? { results } : null
}

/** The state of a link that opens the library with the search as it was left. */
export const keepsSearch = { keepsSearch: true }

/** Whether the library is opened with the search as it was left: by such a link, by Back, or by a reload. */
export function isReturn(navigationType: string, state: unknown): boolean {
  return navigationType !== 'PUSH' || (state as { keepsSearch?: boolean } | null)?.keepsSearch === true
}

/** The address of the results that a card was opened from. */
export const resultsPath = ({ results }: FromResults) => `${SKILLS_PATH}${results}`
