import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { startProduct } from '../e2e/support/start-product.ts'
import { findBrowser } from '../scripts/ensure-browser.mjs'
import type { Measurement } from './support/measurement.ts'
import { median } from './support/median.ts'
import { signUpMember } from './support/sign-up-member.ts'
import { startModelStandIn } from './support/start-model-stand-in.ts'

const RUNS = 5
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
]
const LONG_TASK_MS = 50
/** Time for what a page loads on its own once it stands. */
const SETTLE_MS = 4_000

/** About 4,000 tokens of Markdown as a model writes it: paragraphs, lists, emphasis. */
function longAnswer(): string[] {
  const paragraph =
    'It **often** means that she wants to talk later. You cannot know without asking, and that is not your fault. '
  const list = '\n\n1. Wait until the afternoon.\n2. Write one short question.\n3. Offer two times.\n\n'
  const text = Array.from({ length: 110 }, (_, index) => (index % 6 === 5 ? list : paragraph)).join('')
  return text.match(/\s*\S+/g) ?? []
}

type OpenedModule = {
  page: Page
  /** Script in KB: what had come when the page was drawn, and all that came until the network was quiet. */
  scriptKilobytes: () => Promise<{ first: number; all: number }>
  close(): Promise<void>
}

/** Notes when the page of a route stands, which is when its heading does. */
function noteWhenDrawn(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1')) return
    observer.disconnect()
    Object.assign(window, { drawnAtMs: performance.now() })
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** The addresses of what had come when the page was drawn. */
function listFirstFiles(): string[] {
  const { drawnAtMs } = window as unknown as { drawnAtMs: number }
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files.filter(({ responseEnd }) => responseEnd <= drawnAtMs).map(({ name }) => name)
}

/** Opens a signed-in route in a browser of its own, and waits until the network is quiet. */
export async function openModule(
  url: string,
  cookie: string,
  path = '/dashboard/modules/coaching',
): Promise<OpenedModule> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args,
  })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const [name = '', ...value] = cookie.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url }])
  const page = await context.newPage()
  await page.addInitScript(noteWhenDrawn)
  const scripts: Promise<{ url: string; bytes: number }>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(
      response.body().then((body) => ({ url: response.url(), bytes: brotliCompressSync(body).length })),
    )
  })
  const scriptKilobytes = async () => {
    const first = new Set(await page.evaluate(listFirstFiles))
    const sizes = { first: 0, all: 0 }
    for (const { url, bytes } of await Promise.all(scripts)) {
      sizes.all += bytes / 1024
      if (first.has(url)) sizes.first += bytes / 1024
    }
    return sizes
  }
  // An open stream of events would keep the network from ever being idle.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }))
  await page.goto(url + path, { waitUntil: 'networkidle' })
  return { page, scriptKilobytes, close: () => browser.close() }
}

type Route = { name: string; path: string; limits: { first: number; all: number } }

/** Script that a signed-in route loads when it is opened. */
async function measureRouteWeight({ path, name, limits }: Route): Promise<Measurement[]> {
  const product = await startProduct({ env: { LOG_LEVEL: 'error', TRUSTED_PROXY: 'true' } })
  try {
    const { cookie } = await signUpMember(product.url)
    const opened = await openModule(product.url, cookie, path)
    await opened.page.getByRole('heading', { level: 1 }).waitFor()
    await opened.page.waitForTimeout(SETTLE_MS)
    const { first, all } = await opened.scriptKilobytes()
    await opened.close()
    const shared = { unit: 'KB brotli', direction: 'atMost' as const }
    return [
      {
        ...shared,
        name: `${name}: script of the first load`,
        value: first,
        limit: limits.first,
        note: 'every script file that has come when the page is drawn',
      },
      {
        ...shared,
        name: `${name}: script in all`,
        value: all,
        limit: limits.all,
        note: 'also what the page loads on its own afterwards',
      },
    ]
  } finally {
    await product.stop()
  }
}

/** Script that the chat route loads before a reply. */
export const measureChatWeight = () =>
  measureRouteWeight({
    path: '/dashboard/modules/coaching',
    name: 'Chat route before a reply',
    limits: { first: 140, all: 150 },
  })

/** Script that the Practice Room loads before an exercise. */
export const measurePracticeWeight = () =>
  measureRouteWeight({
    path: '/dashboard/practice',
    name: 'Practice route before an exercise',
    limits: { first: 141, all: 152 },
  })

async function streamUnderThrottle(url: string, cookie: string): Promise<{ longest: number; sum: number }> {
  const { page, close } = await openModule(url, cookie)
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const composer = page.locator('main').getByRole('textbox').last()
  await composer.fill('Please explain.')
  await composer.press('Enter')
  await page.getByText('The end of the answer.').first().waitFor({ timeout: 120_000, state: 'attached' })
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  await close()
  return {
    longest: Math.max(0, ...tasks),
    sum: tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0) / 1000,
  }
}

/** How smoothly a 4,000-token answer arrives on a machine four times slower. */
export async function measureStreamingSmoothness(): Promise<Measurement[]> {
  const pieces = [...longAnswer(), '\n\nThe end of the answer.']
  const model = await startModelStandIn({ pieces, firstDelayMs: 50, delayMs: 5 })
  const product = await startProduct({
    env: {
      LOG_LEVEL: 'error',
      TRUSTED_PROXY: 'true',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: model.url,
      AI_MODEL: 'stand-in',
    },
  })
  try {
    const { cookie } = await signUpMember(product.url)
    const runs: { longest: number; sum: number }[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await streamUnderThrottle(product.url, cookie))
    const note = `${pieces.length} pieces, 4 × CPU throttle, median of ${RUNS}`
    return [
      {
        name: 'Streaming 4,000 tokens: longest task',
        value: median(runs.map(({ longest }) => longest)),
        unit: 'ms',
        limit: 150,
        direction: 'atMost',
        note,
      },
      {
        name: 'Streaming 4,000 tokens: long tasks beyond 50 ms, in sum',
        value: median(runs.map(({ sum }) => sum)),
        unit: 's',
        limit: 0.6,
        direction: 'atMost',
        note,
      },
    ]
  } finally {
    await product.stop()
    model.stop()
  }
}
