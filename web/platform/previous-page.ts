type VisitedPage = { pathname: string; address: string; title: string }

let now: VisitedPage | null = null
let before: VisitedPage | null = null

/** Takes down which page is open; another tab of it, or another search in it, is the same page. */
export function rememberPage({ pathname, search }: { pathname: string; search: string }): void {
  const page = { pathname, address: pathname + search, title: document.title.replace(/ - Wayfern$/, '') }
  if (now && now.pathname !== pathname) before = now
  now = page
}

/**
 * The page from which a person came to this one, on this visit.
 * @param pathname of the page that asks, which may be drawn before it is remembered
 */
export function previousPage(pathname: string): VisitedPage | null {
  return now && now.pathname !== pathname ? now : before
}

/** Forgets them, when a person leaves the signed-in pages. */
export function forgetPages(): void {
  now = null
  before = null
}
