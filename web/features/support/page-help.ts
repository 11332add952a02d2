import { matchPath } from 'react-router'
import { signedIn } from '#content/help/pages.json'

/** How to use one page: its name, and what one can do there, a sentence or two each. */
export type PageHelp = { title: string; steps: readonly string[] }

/** The help for a signed-in page; null for the home page and the modules, whose words lie with them, and for others. */
export function pageHelpOf(path: string): PageHelp | null {
  return signedIn.find((page) => matchPath(page.path, path)) ?? null
}
