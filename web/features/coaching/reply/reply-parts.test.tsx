// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ReplyPart, writeReplyParts } from '#domain/coaching/reply-parts.ts'
import { KeepWords } from '#web/platform/keep-words.ts'
import { ReplyParts } from './reply-parts.tsx'

const whole: ReplyPart[] = [
  { kind: 'answer', text: 'These plans do **not** work.' },
  { kind: 'open', text: 'Only your friend knows which it is.' },
  { kind: 'now', text: 'Ask once, at a calm moment.' },
  { kind: 'words', text: 'Would shorter plans be easier?' },
  { kind: 'words', text: 'I like meeting you.' },
  { kind: 'address', text: 'A tenants’ advice service.' },
]
const step = (number: number): ReplyPart[] => [{ kind: 'step', number, of: 5, text: 'Choose a time.' }]
const options: ReplyPart[] = [
  {
    kind: 'options',
    question: 'Which is nearest?',
    options: [
      { text: 'A friend is late', answer: 'Agree on what happens after ten minutes.' },
      { text: 'I am too tired' },
      { text: 'I am too tired' },
    ],
  },
]

function show(parts: ReplyPart[] | string, { isNewest = true, isGrowing = false } = {}) {
  const onAsk = vi.fn()
  const text = typeof parts === 'string' ? parts : writeReplyParts(parts)
  const view = render(
    <MemoryRouter>
      <ReplyParts isGrowing={isGrowing} onAsk={isNewest ? onAsk : undefined}>
        {text}
      </ReplyParts>
    </MemoryRouter>,
  )
  return { ...view, onAsk }
}
const button = (name: string) => screen.getByRole('button', { name })
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a reply with parts', () => {
  it('begins with the answer, without a label, and names the others in plain words', () => {
    const { container } = show(whole)
    expect(container.textContent).toMatch(/^These plans do not work\.\s*What is open: Only your friend/)
    expect(container.querySelector('strong')?.textContent).toBe('not')
    expect(screen.getByText('Now').nextElementSibling?.textContent).toBe('Ask once, at a calm moment.')
    expect(screen.getAllByText('You can say or write')).toHaveLength(1)
    expect(screen.getByText('Who can answer:')).toBeTruthy()
  })

  it('is free Markdown as it always was', () => {
    const { container } = show('## Plan\n\n- one\n- two\n\n> somebody said this')
    expect(container.querySelector('h3')?.textContent).toBe('Plan')
    expect(container.querySelectorAll('li')).toHaveLength(2)
    expect(container.querySelector('blockquote')?.textContent?.trim()).toBe('somebody said this')
    expect(buttons()).toEqual([])
  })
})

describe('a sentence to say', () => {
  it('is copied by keyboard, without the marks around it, and that is announced each time', async () => {
    const user = userEvent.setup()
    show('**You can say or write:**\n\n> "I **like** meeting you."')
    const sentence = screen.getByText('I like meeting you.')
    expect(button('Copy').getAttribute('aria-describedby')).toBe(sentence.id)
    button('Copy').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'))
    expect(await navigator.clipboard.readText()).toBe('I like meeting you.')
    expect(document.activeElement).toBe(button('Copy'))
  })

  it('says what to do where the browser does not allow copying', async () => {
    const user = userEvent.setup()
    show([{ kind: 'words', text: 'No.' }])
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await user.click(button('Copy'))
    const told = 'Not copied. Select the sentence and copy it yourself.'
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(told))
  })

  it('can be kept where that is offered', () => {
    const keep = vi.fn(({ sentence }) => <button type="button">Keep {sentence}</button>)
    render(
      <KeepWords value={keep}>
        <ReplyParts isGrowing={false}>{writeReplyParts(whole)}</ReplyParts>
      </KeepWords>,
    )
    expect(button('Keep I like meeting you.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Keep/ })).toHaveLength(2)
  })

  it('has its buttons once it is whole, also below an older reply', () => {
    const { container, unmount } = show(whole, { isGrowing: true, isNewest: false })
    expect(container.querySelector('.invisible button')?.textContent).toBe('Copy')
    unmount()
    expect(show(whole, { isNewest: false }).container.querySelector('.invisible')).toBeNull()
  })
})

describe('a step', () => {
  it('can be done or made smaller', async () => {
    const user = userEvent.setup()
    const { onAsk } = show(step(2))
    expect(screen.getByText('Step 2 of 5')).toBeTruthy()
    await user.click(button('Done, next step'))
    await user.click(button('Smaller'))
    expect(onAsk.mock.calls).toEqual([['Done, next step.'], ['Smaller.']])
  })

  it('that is the last has no next one', async () => {
    const user = userEvent.setup()
    const { onAsk } = show(step(5))
    expect(buttons()).toEqual(['Done', 'Smaller'])
    await user.click(button('Done'))
    expect(onAsk).toHaveBeenCalledExactlyOnceWith('Done, next step.')
  })

  it('of an older reply can only be read', () => {
    show(step(2), { isNewest: false })
    expect(buttons()).toEqual([])
  })
})

describe('options', () => {
  it('are buttons below their question, each once, and send their own text', async () => {
    const user = userEvent.setup()
    const { onAsk } = show(options)
    expect(screen.getByText('Which is nearest?')).toBeTruthy()
    expect(screen.getAllByRole('button')).toEqual([button('A friend is late'), button('I am too tired')])
    await user.click(button('I am too tired'))
    expect(onAsk).toHaveBeenCalledExactlyOnceWith('I am too tired')
  })

  it('show the answer that they lead to, and only the option is sent', async () => {
    const user = userEvent.setup()
    const { onAsk } = show(options)
    const beforehand = screen.getByText('Agree on what happens after ten minutes.')
    expect(button('A friend is late').getAttribute('aria-describedby')).toBe(beforehand.id)
    expect(button('I am too tired').hasAttribute('aria-describedby')).toBe(false)
    await user.click(button('A friend is late'))
    expect(onAsk).toHaveBeenCalledExactlyOnceWith('A friend is late')
  })

  it('of an older reply can only be read', () => {
    show(options, { isNewest: false })
    expect(buttons()).toEqual([])
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
  })
})
