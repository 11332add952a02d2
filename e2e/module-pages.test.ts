import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { examinePages } from './support/examine-pages.ts'
import { saveLook } from './support/looks.ts'
import { type FilledProduct, openFilledProduct } from './support/open-filled-product.ts'

let opened: FilledProduct

beforeAll(async () => {
  opened = await openFilledProduct()
})
afterAll(async () => {
  await opened?.browser.close()
  await opened?.product.stop()
})
afterEach(() => expect(opened.page.consoleErrors.splice(0)).toEqual([]))

const paths = moduleIds.map((id) => `/dashboard/modules/${id === 'self-care-strategies' ? 'self-care' : id}`)

examinePages(paths, () => {
  const { page, product } = opened
  return { page, url: product.url, wear: (look) => saveLook(page.context(), product.url, look) }
})
