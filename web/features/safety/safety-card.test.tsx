// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CountryControl } from '#web/platform/country-control.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { toast, toastStore } from '#web/ui/toast.ts'
import { SafetyCard } from './safety-card.tsx'

function open(given: Parameters<typeof safetyReplyOf>[0] = {}, country?: string | null) {
  const onMeantSomethingElse = vi.fn()
  const reply = safetyReplyOf(given)
  const renderOffer = (offered: string | null) => `Offered: ${offered}`
  const cardFor = (chosen: string | null | undefined) => (
    <MemoryRouter>
      <CountryControl value={chosen === undefined ? null : { country: chosen, renderOffer }}>
        <SafetyCard reply={reply} onMeantSomethingElse={onMeantSomethingElse} />
      </CountryControl>
    </MemoryRouter>
  )
  const { rerender } = render(cardFor(country))
  return {
    onMeantSomethingElse,
    user: userEvent.setup(),
    choose: (chosen: string) => rerender(cardFor(chosen)),
  }
}
const card = () => screen.getByRole('region', { name: 'You may be in danger' })
const sheet = () => document.querySelector<HTMLElement>('body > .print-sheet')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the safety card', () => {
  it('says what to do now, words to use and whom to reach, in this order', () => {
    open()
    const headings = within(card()).getAllByRole('heading')
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'You may be in danger',
      'What to do now',
      'Words that you can say, write or show',
      'Help lines: United States',
    ])
    for (const text of ['I am software. People can help.', 'Do not stay alone.', 'I need someone with me.'])
      expect(within(card()).getByText(text)).toBeTruthy()
    expect(within(card()).getByText('Last checked on November 21, 2026 by the test.')).toBeTruthy()
  })

  it('lets no message about points stand beside it', () => {
    const points = { title: '+2 learning points!', isPlayful: true }
    toast(points)
    open()
    expect(toastStore.getState().shown).toBeNull()
    toast(points)
    expect(toastStore.getState().shown).toBeNull()
    cleanup()
    toast(points)
    expect(toastStore.getState().shown).toMatchObject(points)
    toastStore.dismiss()
  })

  it('has the emergency number before anything that is to be read', () => {
    open()
    const [emergency] = within(card()).getAllByRole('link')
    expect(emergency?.getAttribute('href')).toBe('tel:911')
    const steps = within(card()).getByText('What to do now')
    expect(emergency?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('links each line, and opens websites apart', () => {
    open()
    const links = within(card()).getAllByRole('link').slice(1, 4)
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:911',
      'sms:741741',
      'https://example.org/',
    ])
    expect(links.map((link) => link.getAttribute('target'))).toEqual([null, null, '_blank'])
    expect(within(card()).getByText('Ask at a desk').closest('a')).toBeNull()
  })

  it('names the international lines where the country is not known', () => {
    open({ help: { ...safetyReplyOf().help, country: null } })
    expect(screen.getByRole('heading', { name: 'Help lines: international' })).toBeTruthy()
  })

  const offeredHelp = { ...safetyReplyOf().help, isOffered: true }
  const marked = 'For this country: United States. Your time zone suggests it.'

  it('marks the number of a country that nobody chose, and asks for the country', () => {
    open({ help: offeredHelp }, null)
    expect(within(card()).getByText(marked)).toBeTruthy()
    expect(within(card()).getByText('Offered: US')).toBeTruthy()
  })

  it('takes the mark away once the country is accepted, and keeps its lines', () => {
    const { choose } = open({ help: offeredHelp }, null)
    choose('US')
    expect(within(card()).queryByText(marked)).toBeNull()
    expect(within(card()).getAllByRole('link', { name: /^Call 911/ })).toHaveLength(2)
  })

  it('shows the lines of another country as soon as it is chosen', async () => {
    const { choose } = open({ help: offeredHelp }, null)
    choose('GB')
    expect(await within(card()).findByText('Help lines: United Kingdom')).toBeTruthy()
    expect(within(card()).getAllByRole('link')[0]?.textContent).toContain('Call 999')
    expect(within(card()).queryByText(marked)).toBeNull()
  })

  it('leads to the own safety plan when there is one', () => {
    open({ hasPlan: true })
    expect(screen.getByRole('link', { name: 'Open your own safety plan' }).getAttribute('href')).toBe(
      '/dashboard/safety-plan',
    )
    expect(screen.queryByRole('link', { name: 'Write a safety plan' })).toBeNull()
  })

  it('offers to write one at its very end when there is none', () => {
    open()
    const links = within(card()).getAllByRole('link')
    expect(links.at(-1)?.textContent).toBe('Write a safety plan')
    expect(links.at(-1)?.getAttribute('href')).toBe('/dashboard/safety-plan')
  })

  it('goes on as it was meant, by keyboard', async () => {
    const { user, onMeantSomethingElse } = open()
    screen.getByRole('button', { name: 'I meant something else' }).focus()
    await user.keyboard('{Enter}')
    expect(onMeantSomethingElse).toHaveBeenCalledOnce()
  })

  it('takes no focus', () => {
    open()
    expect(document.activeElement).toBe(document.body)
  })

  it('prints itself alone, and puts the copy away after', async () => {
    const printed: string[] = []
    vi.stubGlobal('print', () => printed.push(sheet()?.textContent ?? ''))
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Print this card' }))
    expect(printed).toHaveLength(1)
    expect(printed[0]).toContain('Call 911')
    expect(printed[0]).not.toContain('I meant something else')
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(sheet()).toBeNull()
  })
})

describe('the line', () => {
  it('is one sentence with a button that opens the card, and the card closes again', async () => {
    open({ kind: 'line' })
    const user = userEvent.setup()
    expect(screen.getByText('If you or somebody else is in danger, help is here.')).toBeTruthy()
    expect(screen.queryByText('Call 911')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show help' }))
    expect(screen.getAllByText('Call 911').length).toBeGreaterThan(0)
    expect(screen.getByText(/Nothing was blocked/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close this card' }))
    expect(screen.getByRole('button', { name: 'Show help' })).toBeTruthy()
  })

  it('keeps the focus at its place when it opens', async () => {
    open({ kind: 'line' })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show help' }))
    expect(document.activeElement?.contains(screen.getByRole('heading', { level: 3 }))).toBe(true)
  })
})
