// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calmScreen } from '#web/platform/calm-screen.ts'
import { forgetPerson } from '#web/platform/private-data.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { CalmButton, CalmControl } from './calm-control.tsx'

const plan = 'GET /api/safety-plan'
const planWith = (steps: object) => ({ prompts: [], steps, updatedAt: null })

function open(answer: unknown = planWith({})) {
  const api = fakeApi({ [plan]: answer })
  const page = (
    <>
      <CalmButton />
      <CalmControl />
      <textarea aria-label="A message" />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: page },
      { path: '*', element: page },
    ],
    { initialEntries: ['/dashboard'] },
  )
  render(<RouterProvider router={router} />)
  return { api, router, user: userEvent.setup() }
}
const dialog = () => screen.queryByRole('dialog', { name: 'Calm screen' })
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

beforeEach(() => standInForBrowser())
afterEach(() => {
  cleanup()
  act(forgetPerson)
  act(calmScreen.close)
  vi.unstubAllGlobals()
})

describe('the calm screen', () => {
  it('opens over the page by one action, and leaves what was typed as it is', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('A message'), 'Half a thou')
    await press(user, 'Calm screen')
    expect(dialog()).toBeTruthy()
    expect(screen.getByText('Nothing is needed from you now.')).toBeTruthy()
    expect(dialog()?.contains(document.activeElement)).toBe(true)
    await press(user, 'Back to where you were')
    expect(dialog()).toBeNull()
    expect((screen.getByLabelText('A message') as HTMLTextAreaElement).value).toBe('Half a thou')
  })

  it('opens by its keys while a text is being written, and Escape leads back', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('A message'), 'Half')
    await user.keyboard('{Alt>}{Shift>}{q}{/Shift}{/Alt}')
    expect(dialog()).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect((screen.getByLabelText('A message') as HTMLTextAreaElement).value).toBe('Half')
  })

  it.each([
    '{q}',
    '{Alt>}{q}{/Alt}',
    '{Shift>}{q}{/Shift}',
    '{Control>}{Alt>}{Shift>}{q}{/Shift}{/Alt}{/Control}',
  ])('is not opened by %s', async (keys) => {
    const { user } = open()
    await user.keyboard(keys)
    expect(dialog()).toBeNull()
  })

  it('closes when it leads to the help page', async () => {
    const { router, user } = open()
    await press(user, 'Calm screen')
    await user.click(screen.getByRole('link', { name: 'Get help' }))
    expect(router.state.location.pathname).toBe('/dashboard/help')
    expect(dialog()).toBeNull()
  })
})

describe('its choices', () => {
  it('show one thing at a time, with its heading focused', async () => {
    const { user } = open()
    await press(user, 'Calm screen')
    await press(user, 'Look at a still picture')
    expect(document.activeElement?.textContent).toBe('A still picture')
    expect(screen.getByRole('img', { name: /A pond with three stepping stones/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Count slowly' })).toBeNull()
    await press(user, 'Choose something else')
    expect(document.activeElement?.textContent).toBe('Nothing is needed from you now.')
  })

  it('count only when the person goes on, up to ten and from the start again', async () => {
    const { user } = open()
    await press(user, 'Calm screen')
    await press(user, 'Count slowly')
    expect(screen.getByRole('status').textContent).toBe('1')
    for (let number = 2; number <= 10; number += 1) await press(user, 'Next number')
    expect(screen.getByRole('status').textContent).toBe('10')
    await press(user, 'Next number')
    expect(screen.getByRole('status').textContent).toBe('That was ten. You can stop here.')
    await press(user, 'Begin again')
    expect(screen.getByRole('status').textContent).toBe('1')
  })

  it('name five things, one after the other', async () => {
    const { user } = open()
    await press(user, 'Calm screen')
    await press(user, 'Find five things around you')
    const seen = new Set<string | null>()
    for (let thing = 1; thing <= 5; thing += 1) {
      seen.add(screen.getByRole('status').textContent)
      await press(user, 'Next thing')
    }
    expect(seen.size).toBe(5)
    expect(screen.getByRole('status').textContent).toBe('Those were five things. You can stop here.')
  })
})

describe('the own words', () => {
  it('are loaded beforehand, so that they are there without a connection', async () => {
    const { api, user } = open(planWith({ 'calm-words': 'This has passed before.' }))
    await waitFor(() => expect(api.callsTo(plan)).toHaveLength(1))
    api.answer(plan, noConnection)
    await press(user, 'Calm screen')
    await press(user, 'Read my own words')
    expect(await screen.findByText('This has passed before.')).toBeTruthy()
    await waitFor(() => expect(api.callsTo(plan)).toHaveLength(2))
    expect(screen.getByText('This has passed before.')).toBeTruthy()
  })

  it('can be written in the safety plan when there are none', async () => {
    const { router, user } = open()
    await press(user, 'Calm screen')
    await press(user, 'Read my own words')
    expect(await screen.findByText(/You have not written words/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Write words' }))
    expect(router.state.location).toMatchObject({
      pathname: '/dashboard/safety-plan',
      search: '?step=calm-words',
    })
    expect(dialog()).toBeNull()
  })

  it('that could not be loaded are said to be kept', async () => {
    const { user } = open(noConnection)
    await press(user, 'Calm screen')
    await press(user, 'Read my own words')
    expect(await screen.findByText(/could not be loaded now/)).toBeTruthy()
  })

  it('do not outlive signing out', async () => {
    const { api, user } = open(planWith({ 'calm-words': 'This has passed before.' }))
    await waitFor(() => expect(api.callsTo(plan)).toHaveLength(1))
    api.answer(plan, noConnection)
    act(forgetPerson)
    await press(user, 'Calm screen')
    await press(user, 'Read my own words')
    expect(screen.queryByText('This has passed before.')).toBeNull()
  })
})
