// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { KeepWords } from '#web/platform/keep-words.ts'
import { CardArticle } from './card-article.tsx'
import { speakableCard } from './speakable-card.ts'
import { hintsReply, notedReply } from './testing.ts'
import { WantsContentNotes } from './use-content-note.ts'

function open({ reply = hintsReply, wantsNotes = true } = {}) {
  const onPractise = vi.fn()
  const onAsk = vi.fn()
  render(
    <MemoryRouter>
      <WantsContentNotes value={wantsNotes}>
        <KeepWords value={({ sentence }) => <button type="button">Keep {sentence}</button>}>
          <CardArticle
            reply={reply}
            module={{ slug: 'nt-translator', title: 'NT Translator' }}
            from={{ results: '' }}
            userId="u1"
            voice={<button type="button">Read aloud</button>}
            onPractise={onPractise}
            onAsk={onAsk}
          />
        </KeepWords>
      </WantsContentNotes>
    </MemoryRouter>,
  )
  return { onPractise, onAsk, user: userEvent.setup() }
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const fold = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => fold(name).getAttribute('aria-expanded') === 'true'
const folded = [
  'Words to use',
  'What is going on',
  'Why',
  'Example',
  'If this does not work',
  'When not to use it',
  'A question to practice',
]

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('a card', () => {
  it('begins with its steps; all else is folded, and can be opened one by one or together', async () => {
    const { user } = open()
    expect(headings()).toEqual(['Steps', 'More about this', ...folded, 'Related cards'])
    expect(folded.filter(isOpen)).toEqual([])
    await user.click(fold('Why'))
    expect(folded.filter(isOpen)).toEqual(['Why'])
    await user.click(screen.getByRole('button', { name: 'Show everything' }))
    expect(folded.filter(isOpen)).toEqual(folded)
    await user.click(screen.getByRole('button', { name: 'Fold everything' }))
    expect(folded.filter(isOpen)).toEqual([])
  })

  it('keeps which steps are ticked, for this person and this card', async () => {
    const { user } = open()
    const steps = () => within(screen.getByRole('region', { name: 'Steps' }))
    expect(steps().getByText('Listen').tagName).toBe('STRONG')
    expect(steps().getAllByRole('listitem')).toHaveLength(2)
    await user.click(screen.getByRole('checkbox', { name: 'Ask.' }))
    expect(screen.getByText('1 of 2 steps done.')).toBeTruthy()
    cleanup()
    open()
    const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
    expect([isTicked('Listen first.'), isTicked('Ask.')]).toEqual([false, true])
    await user.click(screen.getByRole('button', { name: 'Remove all ticks' }))
    expect(isTicked('Ask.')).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  it('offers each sentence to say to be copied and kept, without its quotation marks', async () => {
    const { user } = open()
    await user.click(fold('Words to use'))
    expect(screen.getByRole('button', { name: 'Keep Do you mean now?' })).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[1] as HTMLElement)
    expect(await navigator.clipboard.readText()).toBe('What shall I do?')
    expect(screen.getByText('Copied.')).toBeTruthy()
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
    await user.click(screen.getByRole('button', { name: 'A question to practice' }))
    const link = screen.getByRole('link', { name: 'Practice in the chat of NT Translator' })
    expect(link.getAttribute('href')).toBe('/dashboard/modules/nt-translator')
    expect(screen.getByText(/You can change the text/)).toBeTruthy()
    await user.click(link)
    expect(onPractise).toHaveBeenCalledOnce()
  })

  it('has a bar: practice in the exercise where there is one, else in the chat, and a question', async () => {
    const { onPractise, onAsk, user } = open()
    const practice = () => screen.getByRole('link', { name: 'Practice' })
    expect(practice().getAttribute('href')).toBe('/dashboard/modules/nt-translator')
    await user.click(practice())
    expect(onPractise).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('link', { name: 'Ask about this' }))
    expect(onAsk).toHaveBeenCalledOnce()
    cleanup()
    open({ reply: { ...hintsReply, exercises: [{ id: 'one', title: 'One', minutes: 3 }] } })
    expect(practice().getAttribute('href')).toBe('/dashboard/practice/one')
  })

  it('is printed whole, without its buttons and without what leads elsewhere', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getByText('It feels polite.').closest('.hidden')?.className).toContain('print:block')
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
    expect(headings()).toHaveLength(10)
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
