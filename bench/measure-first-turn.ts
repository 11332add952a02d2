import { startProduct } from '../e2e/support/start-product.ts'
import { openModule } from './measure-chat-route.ts'
import type { Measurement } from './support/measurement.ts'
import { median } from './support/median.ts'
import { signUpMember } from './support/sign-up-member.ts'

const RUNS = 5
const THROTTLE = 4
const LIMIT_MS = 30_000

/**
 * From the home page to the first turn of a talk, by its two actions one at once after the other, in ms. It runs in the
 * page, so that the way between test and browser does not count.
 */
async function takeFirstTurn(limitMs: number): Promise<number> {
  const find = (selector: string, text: RegExp) =>
    [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].find((element) =>
      text.test(element.textContent?.trim() ?? ''),
    )
  const until = (selector: string, text: RegExp) =>
    new Promise<HTMLElement>((resolve, reject) => {
      const look = () => {
        const found = find(selector, text)
        if (!found) return
        observer.disconnect()
        clearTimeout(limit)
        resolve(found)
      }
      const observer = new MutationObserver(look)
      const limit = setTimeout(() => reject(new Error(`${selector} ${text} did not come`)), limitMs)
      observer.observe(document, { childList: true, subtree: true, characterData: true })
      look()
    })
  const start = await until('a', /^Start practice/)
  const begun = performance.now()
  start.click()
  const begin = await until('button', /^Begin$/)
  begin.click()
  await until('h2', /^Turn 1/)
  // What stands in the document is seen with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - begun
}

/** Time to the first turn of practice on a machine four times slower. */
export async function measureFirstTurn(): Promise<Measurement> {
  const product = await startProduct({ env: { LOG_LEVEL: 'error', TRUSTED_PROXY: 'true' } })
  try {
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      // A new person and a new browser each time: nothing is begun, and nothing is in the cache.
      const { cookie } = await signUpMember(product.url)
      const { page, close } = await openModule(product.url, cookie, '/dashboard')
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
      times.push(await page.evaluate(takeFirstTurn, LIMIT_MS))
      await close()
    }
    return {
      name: 'Practice: from home to the first turn',
      value: median(times) / 1000,
      unit: 's',
      limit: 1,
      direction: 'atMost',
      note: `two actions, ${THROTTLE} × CPU throttle, median of ${RUNS}`,
    }
  } finally {
    await product.stop()
  }
}
