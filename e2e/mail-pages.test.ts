import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { expectAccessible } from './support/expect-accessible.ts'
import { looks, storeLook, untilLook } from './support/looks.ts'
import { openBrowser, openPage } from './support/open-browser.ts'
import { type Product, startProduct } from './support/start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** Pages that mails lead to, opened without the rest of their address. */
const mailPages = ['/reset-password', '/confirm-email', '/unsubscribe', '/newsletter', '/shared']

describe.each(mailPages)('%s', (path) => {
  it.each(looks)('$name: axe finds nothing, nothing is cut off at 360 and 1440 px', async (look) => {
    const visitor = await openPage(browser, { viewport: { width: 360, height: 900 } })
    await storeLook(visitor, look)
    await visitor.goto(product.url + path)
    await visitor.getByRole('heading', { level: 1 }).waitFor()
    await untilLook(visitor, look)
    await expectAccessible(visitor, [360, 1440])
    await visitor.context().close()
  })
})
