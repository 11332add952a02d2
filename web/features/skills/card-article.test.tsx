// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CardArticle } from './card-article.tsx'
import { speakableCard } from './speakable-card.ts'
import { hintsReply } from './testing.ts'

function open() {
  const onPractise = vi.fn()
  render(
    <MemoryRouter>
      <CardArticle
        reply={hintsReply}
        module={{ slug: 'nt-translator', title: 'NT Translator' }}
        from={{ results: '' }}
        back={<a href="/back">Back</a>}
        voice={<button type="button">Read aloud</button>}
        onPractise={onPractise}
      />
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
      'A question to practise',
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
    const link = screen.getByRole('link', { name: 'Practise in the chat of NT Translator' })
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
    for (const part of ['Read aloud', 'Drifting apart', 'Next card: Sarcasm', /^Practise in/])
      expect(screen.getByText(part).closest('[class*="print:hidden"]')).not.toBeNull()
  })

  it('is read aloud as a whole, each part under its heading', () => {
    const spoken = speakableCard(hintsReply.card)
    expect(spoken.startsWith('Hints.\n\nAbout hints.\n\nWhat is going on.\nA hint is a wish.')).toBe(true)
    expect(spoken.endsWith('A question to practise.\nWhich hint did you hear?')).toBe(true)
  })
})
