// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ActionButton } from './action-button.tsx'
import { Card } from './card.tsx'
import { PageHeading } from './page-heading.tsx'

function Page({ action, isGoneAfter = false }: { action: () => Promise<void>; isGoneAfter?: boolean }) {
  const [isGone, setGone] = useState(false)
  async function act() {
    await action()
    setGone(isGoneAfter)
  }
  return (
    <main>
      <PageHeading title="Settings" />
      {!isGone && (
        <ActionButton pendingText="Trying" action={act}>
          Try again
        </ActionButton>
      )}
    </main>
  )
}

const button = () => screen.getByRole('button', { name: 'Try again' })

/** What a browser does with the focus of a control that is disabled; jsdom leaves it there. */
async function press() {
  await userEvent.setup().click(button())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Trying' })).toHaveProperty('disabled', true))
  screen.getByRole('button').blur()
  expect(document.activeElement).toBe(document.body)
}

afterEach(cleanup)

describe('a button that asks the server', () => {
  it('has the focus again when the answer is there', async () => {
    const answer = Promise.withResolvers<void>()
    render(<Page action={() => answer.promise} />)
    await press()
    answer.resolve()
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  it('leaves it to the heading of the page when the answer takes its place', async () => {
    const answer = Promise.withResolvers<void>()
    render(<Page action={() => answer.promise} isGoneAfter />)
    await press()
    answer.resolve()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it('leaves it to the heading of its card, which is nearer than that of the page', async () => {
    const answer = Promise.withResolvers<void>()
    render(
      <Card heading="Subscription">
        <Page action={() => answer.promise} isGoneAfter />
      </Card>,
    )
    await press()
    answer.resolve()
    const heading = screen.getByRole('heading', { name: 'Subscription' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })
})
