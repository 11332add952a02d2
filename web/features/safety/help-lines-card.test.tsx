// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { HelpLinesCard } from './help-lines-card.tsx'

const { help } = safetyReplyOf()

function open(country: string | null, answers: Record<string, unknown>) {
  fakeApi(answers)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HelpLinesCard country={country} choice="Choose a country" />
    </QueryClientProvider>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the help lines', () => {
  it('are those of the chosen country', async () => {
    open('US', { 'GET /api/safety/lines?country=US': help })
    expect(await screen.findByRole('link', { name: /Call 911/ })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Help lines: United States' })).toBeTruthy()
  })

  it('are international without a country', async () => {
    open(null, { 'GET /api/safety/lines': { ...help, country: null } })
    expect(await screen.findByRole('link', { name: /Call 911/ })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Help lines: international' })).toBeTruthy()
  })

  it('give way to emergency numbers when they cannot be loaded', async () => {
    open('US', { 'GET /api/safety/lines?country=US': noConnection })
    expect(await screen.findByText(/call your local emergency number/)).toBeTruthy()
  })
})
