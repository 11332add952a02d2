import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = [
  ...globSync('*.md').filter((file) => file !== 'THIRD-PARTY-NOTICES.md'),
  ...globSync('{bench,content,engines,server,web,e2e}/**/README.md'),
  ...globSync('docs/**/*.md'),
]

/** The headings of a document as their addresses, which are those of GitHub. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Where a link leads to nothing; what lies outside of the repository is not followed. */
function isBroken(file: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : join(dirname(file), path)
  if (!existsSync(target)) return true
  return anchor !== undefined && !anchorsOf(target).includes(anchor)
}

const root = /^(bench|content|docs|domain|e2e|engines|scripts|server|web)\//
/** A path or a pattern of paths, from the root of the repository or from the folder of the document. */
const isThere = (file: string, path: string) =>
  globSync([path, join(dirname(file), path)], { exclude: ['node_modules'] }).length > 0

describe.each([...new Set(documents)].sort())('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => isBroken(file, link))).toEqual([])
  })

  it('names files and folders that are there', () => {
    const paths = [...text.matchAll(/`([\w.*{},/-]+)`/g)].map(([, path = '']) => path)
    expect(paths.filter((path) => root.test(path) && !isThere(file, path))).toEqual([])
  })
})
