const KEY = 'wayfern.skills-search'

/** What was searched for last in this tab, so that going back to the results, or a reload, finds it again. */
export function readSearch(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the text of the search for this tab until it is closed or the person's session ends. */
export function keepSearch(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Without storage the text stays in the page alone.
  }
}
