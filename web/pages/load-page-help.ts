import { matchPath } from 'react-router'
import { assistantWords } from '../features/coaching/companion/assistant-words.ts'
import { loadModuleWords } from '../features/coaching/module/load-module-words.ts'
import { shellTexts } from '../features/shell/texts.ts'
import { type PageHelp, pageHelpOf } from '../features/support/page-help.ts'

/** How to use the signed-in page at this path; null where there is no such page. */
export async function loadPageHelp(path: string): Promise<PageHelp | null> {
  if (path === '/dashboard') return { title: shellTexts.home, steps: assistantWords.howTo }
  const module = matchPath('/dashboard/modules/:slug', path)
  if (!module) return pageHelpOf(path)
  const words = await loadModuleWords(module.params.slug)
  return words && { title: words.title, steps: words.howTo }
}
