const PUBLIC_HELP_PATH = '/help'

/** Where "Get help" leads on a signed-in page: to help that begins with that page. */
export const helpAddress = (path: string): string => `/dashboard/help?from=${encodeURIComponent(path)}`

/**
 * Where "Get help" leads on a page that anybody can open: a document, which also opens when the application does not.
 * Its part about that page is shown first. `not-found` and `not-loaded` are parts about pages that could not be shown.
 */
export const publicHelpAddress = (path: string): string =>
  `${PUBLIC_HELP_PATH}#${path.replace(/^\//, '') || 'start'}`
