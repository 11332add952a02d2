// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Loaded } from './loaded.tsx'

const texts = {
  loading: 'Loading devices',
  failedTitle: 'This could not be loaded',
  failed: 'Nothing was changed.',
  tryAgain: 'Try again',
}

afterEach(cleanup)

/** A part of a page whose answers are given one by one. */
function renderPart() {
  const asked: PromiseWithResolvers<string>[] = []
  const Part = () => {
    const query = useQuery({
      queryKey: ['part'],
      retry: false,
      queryFn: () => {
        const answer = Promise.withResolvers<string>()
        asked.push(answer)
        return answer.promise
      },
    })
    return (
      <main>
        <h1 tabIndex={-1}>Settings</h1>
        <Loaded query={query} texts={texts}>
          {(data) => <p>{data}</p>}
        </Loaded>
      </main>
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Part />
    </QueryClientProvider>,
  )
  return asked
}

const button = () => screen.findByRole('button', { name: texts.tryAgain })

it('keeps the focus on "Try again" while it asks, and when it fails once more', async () => {
  const user = userEvent.setup()
  const asked = renderPart()
  expect(screen.getByRole('status').textContent).toBe('Loading devices')
  asked[0]?.reject(new Error('gone'))
  await user.click(await button())
  const waiting = await screen.findByRole('button', { name: 'Loading devices' })
  await waitFor(() => expect(asked).toHaveLength(2))
  // A browser takes the focus from a control that is disabled; jsdom leaves it there.
  waiting.blur()
  asked[1]?.reject(new Error('gone'))
  expect(await button()).toBe(waiting)
  await waitFor(() => expect(document.activeElement).toBe(waiting))
})

it('gives the focus to what came in its place', async () => {
  const user = userEvent.setup()
  const asked = renderPart()
  asked[0]?.reject(new Error('gone'))
  await user.click(await button())
  await waitFor(() => expect(asked).toHaveLength(2))
  screen.getByRole('button').blur()
  asked[1]?.resolve('This device')
  const part = await screen.findByText('This device')
  expect(document.activeElement).toBe(part.parentElement)
})

it('takes no focus when it came at once', async () => {
  const asked = renderPart()
  asked[0]?.resolve('This device')
  await screen.findByText('This device')
  expect(document.activeElement).toBe(document.body)
})
