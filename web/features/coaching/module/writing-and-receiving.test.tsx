// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import {
  answerLive,
  button,
  conversation,
  input,
  leaveModule,
  liveReply,
  messages,
  open,
  said,
  spoken,
} from './testing.tsx'

const usage = { tokensUsed: 1, tokenLimit: 500_000, remaining: 499_999, resetDate: '2026-12-21T12:00:00Z' }

beforeEach(() => standInForBrowser())
afterEach(leaveModule)

describe('writing and receiving', () => {
  it('sends with Enter, names both sides, and shows a still line while the reply is written', async () => {
    const live = liveReply()
    const bodies = answerLive(live.response)
    const { user, onUsage } = open()
    await user.type(input(), 'First line{Shift>}{Enter}{/Shift}second{Enter}')
    expect(said()[1]).toBe('YouFirst line\nsecond')
    expect(input().value).toBe('')
    await waitFor(() => expect(screen.getByText('Writing a reply')).toBeTruthy())
    await live.text('It can **help**.')
    await live.write({ type: 'data-usage', data: usage })
    await live.end()
    await waitFor(() => expect(messages()[2]?.querySelector('strong')?.textContent).toBe('help'))
    expect(said()[2]).toContain('Coach')
    expect(screen.queryByText('Writing a reply')).toBeNull()
    expect(onUsage).toHaveBeenCalledExactlyOnceWith(usage)
    expect(bodies).toMatchObject([
      { module: 'friendship', messages: [{ role: 'user', content: 'First line\nsecond' }] },
    ])
  })

  it('never interprets what the person wrote', async () => {
    answerLive(liveReply().response)
    const { user } = open()
    await user.type(input(), '**bold** <b>html</b>{Enter}')
    expect(said()[1]).toBe('You**bold** <b>html</b>')
    expect(messages()[1]?.querySelector('b, strong')).toBeNull()
  })

  it('does not send while an input method composes a word with Enter', async () => {
    const bodies = answerLive(liveReply().response)
    const { user } = open()
    await user.type(input(), 'word')
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })
    act(() => void input().dispatchEvent(enter))
    expect(bodies).toEqual([])
    expect(input().value).toBe('word')
  })

  it('makes a new line with Enter where there is only a screen keyboard', async () => {
    standInForBrowser({ queries: ['(hover: none) and (pointer: coarse)'] })
    const bodies = answerLive(liveReply().response)
    const { user } = open()
    await user.type(input(), 'one{Enter}two')
    expect(input().value).toBe('one\ntwo')
    expect(bodies).toEqual([])
    await user.click(button('Send'))
    expect(said()[1]).toBe('Youone\ntwo')
  })

  it('ignores empty input, and input while a reply is pending', async () => {
    const live = liveReply()
    const bodies = answerLive(live.response)
    const { user } = open()
    await user.type(input(), '  {Enter}')
    await user.click(button('Send'))
    expect(messages()).toHaveLength(1)
    await user.clear(input())
    await user.type(input(), 'one{Enter}two{Enter}')
    await user.click(button('Send'))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(input().value).toBe('two')
  })

  it('refuses to send more than a message may have, and keeps the text', async () => {
    const bodies = answerLive(liveReply().response)
    const { user } = open()
    await user.click(input())
    await user.paste('x'.repeat(8_001))
    await user.keyboard('{Enter}')
    expect(screen.getByText(/^1 character too many/)).toBeTruthy()
    expect(input().value).toHaveLength(8_001)
    await user.click(button('Send'))
    expect(document.activeElement).toBe(input())
    expect(bodies).toEqual([])
  })

  it('says after 10 seconds without a word that it is still at work', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answerLive(liveReply().response)
    open()
    act(() => screen.getByRole('button', { name: 'Is he my friend?' }).click())
    act(() => void vi.advanceTimersByTime(9_999))
    expect(screen.getByText('Writing a reply')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByText('Still writing a reply. You can wait, or select Stop.')).toBeTruthy()
  })

  it('speaks finished sentences, not each piece', async () => {
    const live = liveReply()
    answerLive(live.response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await waitFor(() => expect(screen.getByText('Writing a reply')).toBeTruthy())
    await live.text('A first ')
    expect(spoken()).toEqual([])
    await live.text('sentence. And a')
    expect(spoken()).toEqual(['A first sentence.'])
    await live.text(' second')
    await live.end()
    expect(spoken()).toEqual(['A first sentence.', 'And a second'])
  })

  it('speaks no sentence twice, nor half of one, when the reply ends and the next message is sent', async () => {
    const [first, second] = [liveReply(), liveReply()]
    answerLive(first.response, second.response)
    const { user } = open()
    const log = screen.getByRole('log')
    const everSpoken: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of [target, ...addedNodes])
          if (node !== log) everSpoken.push(String(node.textContent))
    })
    observer.observe(log, { childList: true, characterData: true, subtree: true })
    await user.type(input(), 'one{Enter}')
    await waitFor(() => expect(screen.getByText('Writing a reply')).toBeTruthy())
    const sentences = Array.from({ length: 22 }, (_, index) => `Sentence ${index + 1}.`)
    await first.text(`${sentences.slice(0, 21).join(' ')} Sen`)
    await first.write({ type: 'text-delta', id: '0', delta: 'tence 22.' }, '[DONE]')
    await user.type(input(), 'two{Enter}')
    await waitFor(() => expect(screen.getByText('Writing a reply')).toBeTruthy())
    expect(everSpoken).toEqual(sentences.slice(1))
    observer.disconnect()
  })

  it('gives the focus to the conversation when "Go to newest" has done its work and goes away', async () => {
    const live = liveReply()
    answerLive(live.response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await live.text('Reply.')
    await live.end()
    Object.defineProperties(conversation(), { scrollHeight: { value: 900 }, clientHeight: { value: 300 } })
    fireEvent.scroll(conversation())
    await user.click(button('Go to newest'))
    expect(screen.queryByRole('button', { name: 'Go to newest' })).toBeNull()
    expect(document.activeElement).toBe(conversation())
  })

  it('leads to the cards of the library that it used', async () => {
    const live = liveReply()
    answerLive(live.response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    const sources = [
      { cardId: 'a', title: 'Card A', module: 'friendship' as const },
      { cardId: 'b', title: 'Card B', module: 'nt-translator' as const },
    ]
    await live.write({ type: 'data-reply', data: { isBuiltIn: true, sources } })
    await live.text('Reply.')
    await live.end()
    await waitFor(() => expect(screen.getByText('From the skills library:')).toBeTruthy())
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Card A')).toBe('/dashboard/skills/friendship/a')
    expect(hrefOf('Card B')).toBe('/dashboard/skills/nt-translator/b')
  })

  it('says in its head that no AI model answers, for as long as that is so', async () => {
    const live = liveReply()
    answerLive(live.response)
    const { user } = open()
    const head = within(screen.getByRole('region', { name: 'Chat with the coach' })).getByText(
      'Built-in coach',
    )
    expect(head.textContent).toContain('Built-in coach, not an AI model')
    await user.type(input(), 'one{Enter}')
    await live.write({ type: 'data-reply', data: { isBuiltIn: false, sources: [] } })
    await live.text('A model wrote this.')
    await waitFor(() => expect(screen.queryByText('Built-in coach')).toBeNull())
    await live.end()
  })

  it('asks about the newest reply alone, once it is whole, and gives the focus to the conversation', async () => {
    const [first, second] = [liveReply(), liveReply()]
    const bodies = answerLive(first.response, second.response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await first.text('**Now:** Ask once.')
    expect(screen.queryByRole('button', { name: 'Not that' })).toBeNull()
    await first.end()
    await user.click(await screen.findByRole('button', { name: 'Not that' }))
    expect(document.activeElement).toBe(conversation())
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(said()[3]).toBe('YouNot that.')
    expect(screen.queryByRole('button', { name: 'Not that' })).toBeNull()
    await second.text('**Now:** Wait.')
    await second.end()
    expect(await screen.findAllByRole('button', { name: 'Words to say' })).toHaveLength(1)
  })

  it('shows times on demand', async () => {
    answerLive(liveReply().response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    expect(conversation().querySelector('time')).toBeNull()
    await user.click(button('Show times'))
    expect(conversation().querySelector('time')?.textContent).toMatch(/^\d{1,2}:\d{2} [AP]M$/)
  })
})
