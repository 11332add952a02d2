import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { examinePages } from './support/examine-pages.ts'
import { type Look, looks, saveLook } from './support/looks.ts'
import { type FilledPages, openFilledPages } from './support/open-filled-pages.ts'

let opened: FilledPages

beforeAll(async () => {
  opened = await openFilledPages('module-pages@operators.example')
})
afterAll(async () => {
  await opened?.browser.close()
})
afterEach(() => expect(opened.page.consoleErrors.splice(0)).toEqual([]))

const pathOf = (id: string) => `/dashboard/modules/${id === 'self-care-strategies' ? 'self-care' : id}`
const visit = () => {
  const { page, product } = opened
  return { page, url: product.url, wear: (look: Look) => saveLook(page.context(), product.url, look) }
}

/** A module with a tool above its chat, and one without: the others are drawn as the second, in other words. */
const drawnDifferently = moduleIds.filter((id) => ['emotional-intelligence', 'coaching'].includes(id))

examinePages(drawnDifferently.map(pathOf), visit)
examinePages(
  moduleIds.filter((id) => !drawnDifferently.includes(id)).map(pathOf),
  visit,
  looks.filter(({ name }) => name === 'light'),
)
