// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#web/platform/query-client.ts'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { CardArticle } from './card-article.tsx'
import { ReplyCard } from './reply-card.tsx'
import { hintsReply, notedReply } from './testing.ts'

const CARD = 'GET /api/skills/nt-translator/hints'
const source = { cardId: 'hints', title: 'Hints', module: 'nt-translator' as const }
const steps = '1. Listen.\n2. Ask.\n3. Wait.\n4. Write it down.'
const withSteps = {
  ...hintsReply,
  card: { ...hintsReply.card, sections: { ...hintsReply.card.sections, steps } },
}
let api: ReturnType<typeof fakeApi>

function open(userId = 'u1') {
  render(
    <MemoryRouter>
      <ReplyCard userId={userId} source={source} />
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const box = (name: string) => screen.findByRole('checkbox', { name })

beforeEach(() => {
  queryClient.clear()
  api = fakeApi({ [CARD]: withSteps })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the card beside a chat', () => {
  it('has three steps to tick, and the others by a button', async () => {
    const user = open()
    await box('Listen.')
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: /1/ }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  })

  it('keeps what was ticked for the next time, for this person alone', async () => {
    const user = open()
    await user.click(await box('Ask.'))
    cleanup()
    open()
    expect(await box('Ask.')).toHaveProperty('checked', true)
    expect(await box('Listen.')).toHaveProperty('checked', false)
    cleanup()
    open('u2')
    expect(await box('Ask.')).toHaveProperty('checked', false)
  })

  it("ticks what is ticked on the card's own page", async () => {
    const user = open()
    await user.click(await box('Ask.'))
    cleanup()
    render(
      <MemoryRouter>
        <CardArticle
          reply={withSteps}
          module={{ slug: 'nt-translator', title: 'NT Translator' }}
          from={{ results: '' }}
          userId="u1"
          voice={null}
          onPractise={() => {}}
          onAsk={() => {}}
        />
      </MemoryRouter>,
    )
    expect(await box('Ask.')).toHaveProperty('checked', true)
    await user.click(await box('Ask.'))
    cleanup()
    open()
    expect(await box('Ask.')).toHaveProperty('checked', false)
  })

  it('shows no step of a card on a difficult matter, whose note stands in their place', async () => {
    api.answer(CARD, notedReply)
    open()
    expect(await screen.findByText(/abuse/)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('is its title and the way to it without a connection', async () => {
    api.answer(CARD, noConnection)
    open()
    expect(screen.getByRole('heading', { name: 'Hints' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Hints/ }).getAttribute('href')).toBe(
      '/dashboard/skills/nt-translator/hints',
    )
  })
})
