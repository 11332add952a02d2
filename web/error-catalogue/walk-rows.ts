import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../platform/query-client.ts'
import { closeProduct, openProduct } from '../testing/open-product.tsx'
import { toastStore } from '../ui/toast.ts'
import type { Notice } from '../ui/toast-store.ts'
import type { CatalogueCase, CatalogueRow, ExpectedToast } from './catalogue-row.ts'

const whole = ({ variant = 'success', durationMs = 5_000, ...words }: ExpectedToast) => ({
  ...words,
  variant,
  durationMs,
})

/** What the page shows as a message now, and whether it interrupts a screen reader. */
function drawnToast() {
  const card = document.querySelector('[data-toast]')
  const [title, description] = [...(card?.querySelectorAll('p') ?? [])].map((line) => line.textContent)
  return { title, description, isAlert: card?.closest('[role]')?.getAttribute('role') === 'alert' }
}

/** What stands in the page beside its messages and their list, which say the same words and are gone once they are closed. */
function textOfPage(): string {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const message of page.querySelectorAll('[data-toast], [popover]')) message.remove()
  return page.textContent ?? ''
}

/** Everything that comes into view from now on. */
function followView() {
  const seen: Notice[] = []
  const stop = toastStore.subscribe(({ shown }) => {
    if (shown && shown !== seen.at(-1)) seen.push(shown)
  })
  return { seen, stop }
}

/**
 * What a person would wait for: a message in view goes by itself when its time is over. An error does not, so one that
 * is in the way of the next message should be gone.
 */
function letMessagePass() {
  const { shown } = toastStore.getState()
  if (shown?.variant === 'destructive') throw new Error(`an error is in the way: "${shown.description}"`)
  act(toastStore.dismiss)
}

async function expectToasts(
  expected: readonly ExpectedToast[],
  requested: () => ExpectedToast[],
  seen: readonly Notice[],
) {
  for (const toast of expected) {
    await waitFor(() => {
      if (!seen.some(({ title }) => title === toast.title)) letMessagePass()
      expect(requested().map(whole)).toContainEqual(expect.objectContaining(whole(toast)))
      const { durationMs: _, ...words } = whole(toast)
      expect(seen).toContainEqual(expect.objectContaining(words))
    })
  }
  const last = expected.at(-1)
  const drawn = drawnToast()
  if (last && drawn.title === last.title) {
    const { title, description } = last
    const words = description === undefined ? { title } : { title, description }
    expect(drawn).toMatchObject({ ...words, isAlert: last.variant === 'destructive' })
  }
}

async function walk(given: CatalogueCase) {
  const { at, answers, when, toasts = [], shows = [], inView, leadsTo, logs, tellsNothing } = given
  const show = vi.spyOn(toastStore, 'show')
  const log = logs && vi.spyOn(console, 'error').mockImplementation(() => {})
  const { seen, stop } = followView()
  onTestFinished(() => void stop())
  const product = await openProduct(at, answers?.())
  await when?.(product)
  await expectToasts(toasts, () => show.mock.calls.map(([request]) => request), seen)
  for (const text of shows) await waitFor(() => expect(textOfPage()).toContain(text))
  await waitFor(() => expect(product.path()).toBe(leadsTo ?? at.split('?')[0]))
  if (inView) expect(drawnToast().title).toBe(inView)
  if (logs) await waitFor(() => expect(log?.mock.calls).toContainEqual(logs))
  if (tellsNothing) expect(show.mock.calls.filter(([{ variant }]) => variant === 'destructive')).toEqual([])
}

/** Causes every situation of `rows` in the product and compares what a person gets to see. */
export function walkRows(rows: readonly CatalogueRow[]): void {
  beforeEach(() => {
    queryClient.setDefaultOptions({ queries: { retry: false } })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(closeProduct)
  describe.each(rows.map(({ situation, cases }) => ({ situation, cases })))('$situation', ({ cases }) => {
    it.each(cases.map((row, index) => ({ ...row, nth: index + 1 })))('at $at ($nth)', walk)
  })
}
