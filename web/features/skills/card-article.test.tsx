// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CardArticle } from './card-article.tsx'
import { speakableCard } from './speakable-card.ts'
import { hintsReply, notedReply } from './testing.ts'
import { WantsContentNotes } from './use-content-note.ts'

function open({ reply = hintsReply, wantsNotes = true } = {}) {
  const onPractise = vi.fn()
  render(
    <MemoryRouter>
      <WantsContentNotes value={wantsNotes}>
        <CardArticle
          reply={reply}
          module={{ slug: 'nt-translator', title: 'NT Translator' }}
          from={{ results: '' }}
          back={<a href="/back">Back</a>}
          voice={<button type="button">Read aloud</button>}
          onPractise={onPractise}
        />
      </WantsContentNotes>
    </MemoryRouter>,
  )
  return { onPractise, user: userEvent.setup() }
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a card', () => {
  it('has all its parts, in their order', () => {
    open()
    expect(headings()).toEqual([
      'What is going on',
      'Why',
      'Steps',
      'Words to use',
      'Example',
      'If this does not work',
      'When not to use it',
      'A question to practice',
      'Related cards',
    ])
  })

  it('shows its steps as a numbered list, with what is bold', () => {
    open()
    const steps = within(screen.getByRole('region', { name: 'Steps' }))
    expect(steps.getByRole('list').tagName).toBe('OL')
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Listen first.',
      'Ask.',
    ])
    expect(steps.getByText('Listen').tagName).toBe('STRONG')
  })

  it('leads to related cards and to its neighbors; there is none before the first', () => {
    open()
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Drifting apart')).toBe('/dashboard/skills/friendship/drifting')
    expect(hrefOf('Next card: Sarcasm')).toBe('/dashboard/skills/nt-translator/sarcasm')
    expect(screen.queryByRole('link', { name: /^Previous card/ })).toBeNull()
  })

  it("opens its module's chat to practise, and says beforehand what happens", async () => {
    const { onPractise, user } = open()
    const link = screen.getByRole('link', { name: 'Practice in the chat of NT Translator' })
    expect(link.getAttribute('href')).toBe('/dashboard/modules/nt-translator')
    expect(screen.getByText(/Nothing is sent/)).toBeTruthy()
    await user.click(link)
    expect(onPractise).toHaveBeenCalledOnce()
  })

  it('is printed without its buttons and without what leads elsewhere', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    for (const part of ['Read aloud', 'Drifting apart', 'Next card: Sarcasm', /^Practice in/])
      expect(screen.getByText(part).closest('[class*="print:hidden"]')).not.toBeNull()
  })

  it('is read aloud as a whole, each part under its heading', () => {
    const spoken = speakableCard(hintsReply.card, '')
    expect(spoken.startsWith('Hints.\n\nAbout hints.\n\nWhat is going on.\nA hint is a wish.')).toBe(true)
    expect(spoken.endsWith('A question to practice.\nWhich hint did you hear?')).toBe(true)
  })
})

describe('a card with a content note', () => {
  const show = () => screen.queryByRole('button', { name: 'Show this card' })
  const print = () => screen.queryByRole('button', { name: 'Print' })

  it('stays closed until it is asked for, and says where notes are switched off', () => {
    open({ reply: notedReply })
    expect(show()?.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByText('A hint is a wish.')).toBeNull()
    expect(print()).toBeNull()
    const settings = screen.getByRole('link', { name: 'settings, under Privacy' })
    expect(settings.getAttribute('href')).toBe('/dashboard/settings?tab=privacy')
    expect(screen.getByRole('link', { name: 'Next card: Sarcasm' })).toBeTruthy()
  })

  it('opens and closes by the keyboard; the focus stays on the button', async () => {
    const { user } = open({ reply: notedReply })
    show()?.focus()
    await user.keyboard('{Enter}')
    expect(headings()).toHaveLength(9)
    const hide = screen.getByRole('button', { name: 'Hide this card' })
    expect(document.activeElement).toBe(hide)
    expect(hide.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard(' ')
    expect(screen.queryByText('A hint is a wish.')).toBeNull()
    expect(document.activeElement).toBe(show())
  })

  it('is printed whole once it is shown, without its button', async () => {
    const { user } = open({ reply: notedReply })
    await user.click(show() as HTMLElement)
    expect(print()).toBeTruthy()
    expect(screen.getByText('A hint is a wish.').closest('[class*="print:hidden"]')).toBeNull()
    expect(screen.getByRole('button', { name: 'Hide this card' }).className).toContain('print:hidden')
  })

  it('is open at once for a person who wants no notes', () => {
    open({ reply: notedReply, wantsNotes: false })
    expect(screen.getByText('A hint is a wish.')).toBeTruthy()
    expect(show()).toBeNull()
    expect(print()).toBeTruthy()
  })

  it('is read aloud with the note first', () => {
    expect(speakableCard(notedReply.card, 'Content note.').startsWith('Content note.\n\nHints.')).toBe(true)
  })
})
