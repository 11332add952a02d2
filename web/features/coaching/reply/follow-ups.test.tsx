// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FollowUps } from './follow-ups.tsx'

const source = { cardId: 'a', title: 'A card', module: 'friendship' as const }
const wholeReply = '**Now:** One. Two. Three.'

function open(reply = wholeReply, options: { sources?: (typeof source)[]; question?: string } = {}) {
  const { sources = [source], question = 'She is late again' } = options
  const onAsk = vi.fn()
  render(<FollowUps reply={reply} question={question} details={{ sources }} isBuiltIn={true} onAsk={onAsk} />)
  return { onAsk, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })
const seen = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

afterEach(cleanup)

describe('what can be asked about a reply', () => {
  it('has the most useful in sight, and the others behind "More"', async () => {
    const { user } = open()
    expect(seen()).toEqual(['Words to say', 'Steps', 'Not that', 'More'])
    await user.click(button('More'))
    expect(button('Fewer').getAttribute('aria-expanded')).toBe('true')
    expect(seen().slice(4)).toEqual(['Shorter', 'Why', 'Example', 'It did not work', 'Explain a word'])
    await user.click(button('Fewer'))
    expect(seen()).toHaveLength(4)
  })

  it('is named, and says beforehand what a button does', () => {
    open()
    const group = screen.getByRole('group', { name: 'Ask about this reply' })
    const described = document.getElementById(String(group.getAttribute('aria-describedby')))
    expect(described?.textContent).toBe('Each button sends its words as your message.')
  })

  it.each([
    ['Words to say', 'Words to say.'],
    ['Steps', 'Steps.'],
    ['Not that', 'Not that.'],
    ['Shorter', 'Shorter.'],
    ['Why', 'Why?'],
    ['Example', 'Give me an example.'],
    ['It did not work', 'It did not work.'],
  ])('%s sends exactly one sentence by keyboard', async (label, sentence) => {
    const { onAsk, user } = open()
    await user.click(button('More'))
    button(label).focus()
    await user.keyboard('{Enter}')
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(sentence)
  })

  it('asks which word is to be explained', async () => {
    const { onAsk, user } = open()
    await user.click(button('More'))
    await user.click(button('Explain a word'))
    expect(document.activeElement).toBe(screen.getByLabelText('Which word?'))
    await user.keyboard(' masking {Enter}')
    expect(onAsk).toHaveBeenCalledExactlyOnceWith('Explain the word "masking".')
  })

  it('sends nothing for an empty word, and closes with Escape', async () => {
    const { onAsk, user } = open()
    await user.click(button('More'))
    await user.click(button('Explain a word'))
    await user.keyboard('  {Enter}{Escape}')
    expect(onAsk).not.toHaveBeenCalled()
    expect(screen.queryByLabelText('Which word?')).toBeNull()
    expect(document.activeElement).toBe(button('Explain a word'))
  })

  it('is nothing under a greeting of the built-in coach', () => {
    open('Hello. What is it about?', { sources: [] })
    expect(screen.queryByRole('group')).toBeNull()
  })
})
