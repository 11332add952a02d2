// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FileNotLoadedError } from '#web/platform/load-file.ts'
import { closeProduct, openProduct } from '#web/testing/open-product.tsx'

let isConnected = false
vi.mock('./support.tsx', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./support.tsx')>()),
  // The first thing that is asked of a page once it is there.
  get loader() {
    if (!isConnected) throw new FileNotLoadedError()
    return undefined
  },
}))

vi.mock('./shared.tsx', () => ({
  default: () => null,
  get loader() {
    throw new FileNotLoadedError()
  },
}))

vi.mock('./newsletter.tsx', () => ({
  default: () => null,
  loader() {
    throw new TypeError('letter is undefined')
  },
}))
vi.mock('./energy.tsx', () => ({
  default: () => null,
  loader() {
    throw new TypeError('energy is undefined')
  },
}))

const failedTitle = { name: 'This page could not be loaded' }

async function openWithoutConnection() {
  isConnected = false
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const product = await openProduct('/dashboard/help')
  await product.user.click(await screen.findByRole('link', { name: 'Ask for support' }))
  const heading = await screen.findByRole('heading', failedTitle)
  return { ...product, heading }
}

afterEach(closeProduct)

describe('a page that cannot be loaded', () => {
  it('leaves menu, calm screen and help where they are, and has the focus on its heading', async () => {
    const { heading } = await openWithoutConnection()
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Calm screen' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Get help' })[0]?.getAttribute('href')).toBe(
      '/dashboard/help?from=%2Fdashboard%2Fsupport',
    )
    await waitFor(() => expect(document.title).toBe('Page not loaded - Wayfern'))
  })

  it('can be asked for again, which says when it fails and keeps the focus', async () => {
    const { user } = await openWithoutConnection()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The page could still not be loaded.')).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Try again' })
    await waitFor(() => expect(document.activeElement).toBe(button))

    isConnected = true
    await user.click(button)
    const heading = await screen.findByRole('heading', { name: 'Ask for support', level: 1 })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('is left by the menu, and opens when it is chosen again', async () => {
    const { user } = await openWithoutConnection()
    isConnected = true
    await user.click(screen.getAllByRole('link', { name: 'Get help' })[0] as HTMLElement)
    await user.click(await screen.findByRole('link', { name: 'Ask for support' }))
    expect(await screen.findByRole('heading', { name: 'Ask for support', level: 1 })).toBeTruthy()
  })
})

it('a page without the menu that cannot be loaded links to help in its own document', async () => {
  isConnected = false
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openProduct('/shared')
  await screen.findByRole('heading', failedTitle)
  expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/help#not-loaded')
})

it.each([
  ['does not exist', '/dashboard/modules/none', 'Oops! Page not found', 'Page not found - Wayfern'],
  ['breaks', '/dashboard/energy', 'Unexpected Application Error!', 'Error - Wayfern'],
])('a page that %s has the focus on its heading when a link led to it', async (_, path, title, documentTitle) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { router } = await openProduct('/dashboard/help')
  const link = await screen.findByRole('link', { name: 'Ask for support' })
  link.focus()
  await act(async () => router.navigator.push(path, null))
  const heading = await screen.findByRole('heading', { name: title })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await waitFor(() => expect(document.title).toBe(documentTitle))
})

it.each([
  ['/newsletter', 'letter is undefined'],
  ['/dashboard/energy', 'energy is undefined'],
])('a fault in what %s loads is no lost connection: the error screen tells it', async (path, message) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openProduct(path)
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' })
  expect(screen.getByText(message)).toBeTruthy()
  expect(logged.mock.calls.flat().some((told) => told instanceof TypeError)).toBe(true)
})
