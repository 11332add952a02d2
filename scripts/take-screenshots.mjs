/** Takes the README's pictures from the running product: `node scripts/take-screenshots.mjs [address]`. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { ensureBrowser } from './ensure-browser.mjs'

const address = process.argv[2] ?? 'http://localhost:3000'
const directory = fileURLToPath(new URL('../docs/images/', import.meta.url))
mkdirSync(directory, { recursive: true })

const browser = await chromium.launch({
  executablePath: await ensureBrowser(process.env),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })

/** Messages about points come for a few seconds. */
async function takeWithoutMessage(name) {
  await page.waitForTimeout(2_000)
  while (await page.locator('[data-toast]').count()) {
    await page.mouse.move(0, 0)
    await page.waitForTimeout(500)
  }
  await page.evaluate(() => document.activeElement?.blur())
  await page.screenshot({ path: `${directory}${name}.png` })
}

await page.goto(address, { waitUntil: 'networkidle' })
await page.screenshot({ path: `${directory}landing.png` })

await page.getByRole('link', { name: 'Get Started' }).first().click()
await page.getByLabel('Name', { exact: true }).fill('Robin')
await page.getByLabel('Email', { exact: true }).fill(`robin-${Date.now()}@example.org`)
await page.getByLabel('Password', { exact: true }).fill('correct horse')
await page.getByRole('checkbox', { name: /I accept/ }).check()
await page.getByRole('button', { name: 'Continue to Payment' }).click()
await page.getByLabel(/card number/i).fill('4242424242424242')
await page.getByLabel(/expir/i).fill('12/34')
await page.getByLabel(/security code|cvc/i).fill('123')
await page.getByRole('button', { name: 'Pay & Sign Up' }).click()
await page.waitForURL('**/dashboard/welcome')
await page.getByRole('button', { name: 'Skip all questions' }).click()
await page.waitForURL('**/dashboard')
await page.goto(`${address}/dashboard/modules/nt-translator`)
await page.getByRole('button', { name: /let's circle back/ }).click()
await page.locator('main').getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
await page.getByText('From the skills library').first().waitFor({ timeout: 30_000 })
await takeWithoutMessage('conversation')
await page.goto(`${address}/dashboard`)
await page.getByRole('link', { name: 'Start practice' }).waitFor()
await takeWithoutMessage('home')
await page.setViewportSize({ width: 390, height: 844 })
await page.reload()
await page.getByText('Nothing is due').waitFor()
await takeWithoutMessage('phone')
await browser.close()
