/** The application with the frame of its pages, help and the chats, then the pages that open without a connection. */
const OFFLINE_PAGES = [
  'web/main.tsx',
  'web/pages/assistant.tsx',
  'web/pages/foot-line.tsx',
  'web/pages/help-lines.tsx',
  'web/pages/search-palette.tsx',
  'web/pages/calm.tsx',
  'web/pages/safety-plan.tsx',
  'web/pages/my-words.tsx',
  'web/pages/skills.tsx',
  'web/pages/skill-card.tsx',
  'web/pages/practice.tsx',
  'web/pages/own-skills.tsx',
  'web/pages/exercise.tsx',
  'web/pages/exercise-sheet.tsx',
  'web/pages/round.tsx',
]

const isPage = (name) => /^web\/pages\/[\w-]+\.tsx$/.test(name)

/**
 * The files that those pages are made of, by Vite's manifest: all that they import at once, and the smaller parts that
 * they load later, but for other pages. Every page must be there: a renamed one would go missing unseen.
 */
export function offlineFiles(manifest, pages = OFFLINE_PAGES) {
  const found = new Set()
  const seen = new Set()
  function add(name) {
    if (seen.has(name)) return
    seen.add(name)
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[name]
    for (const each of [file, ...css, ...assets]) found.add(`/${each}`)
    for (const each of imports) add(each)
    for (const each of dynamicImports) if (!isPage(each) || pages.includes(each)) add(each)
  }
  const missing = pages.filter((page) => !manifest[page])
  if (missing.length > 0) throw new Error(`These pages are not in the build: ${missing.join(', ')}`)
  for (const page of pages) add(page)
  return [...found].sort()
}
