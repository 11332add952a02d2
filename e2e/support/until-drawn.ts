import type { Page } from 'playwright'

/** A window in which nothing changes may be given no frame at all: then what is on it is drawn already. */
const LONGEST_MS = 3_000

/** Waits until the page has drawn what was last changed in it, and its animations have come to their end. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const drawn = async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    }
    await Promise.race([drawn(), new Promise((resolve) => setTimeout(resolve, longest))])
  }, LONGEST_MS)
}
