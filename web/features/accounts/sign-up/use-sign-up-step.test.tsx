// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useSignUpStep } from './use-sign-up-step.ts'

const details = { name: 'Ada', email: 'ada@example.org', password: 'fern-42', acceptTerms: true as const }

/** The steps on a page from which the way to another address takes until `arrive` is called. */
async function open() {
  let way = Promise.withResolvers<void>()
  let step: ReturnType<typeof useSignUpStep> | undefined
  let setRunning: (isRunning: boolean) => void = () => undefined
  function Page() {
    const [isRunning, set] = useState(false)
    step = useSignUpStep(isRunning)
    setRunning = set
    return null
  }
  const loader = () => way.promise.then(() => null)
  const route = { path: '/signup', Component: Page, loader, HydrateFallback: () => null }
  const router = createMemoryRouter([route], { initialEntries: ['/signup'] })
  render(<RouterProvider router={router} />)
  async function arrive() {
    await act(async () => way.resolve())
    way = Promise.withResolvers()
  }
  await arrive()
  return {
    arrive,
    /** Does something with the step as it is now. */
    act: (action: (now: NonNullable<typeof step>) => void) =>
      act(async () => {
        if (step) action(step)
      }),
    run: (isRunning: boolean) => act(async () => setRunning(isRunning)),
    details: () => step?.details,
  }
}

afterEach(cleanup)

it('a next try that is quicker than the way back from the last one opens the payment', async () => {
  const page = await open()
  await page.act((step) => step.openPayment(details))
  await page.arrive()
  await page.run(true)
  await page.act((step) => step.restartDetails())
  await page.run(false)
  expect(page.details()).toBeNull()

  await page.run(true)
  await page.arrive()
  await page.act((step) => step.openPayment(details))
  await page.run(false)
  expect(page.details()).toEqual(details)
  await page.arrive()
  expect(page.details()).toEqual(details)
})
