// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readIntent } from '#domain/coaching/built-in-coach/read-intent.ts'
import { coachingTexts } from '../texts.ts'
import { FollowUps } from './follow-ups.tsx'

function open() {
  const onAsk = vi.fn()
  render(
    // biome-ignore lint/a11y/useSemanticElements: stands in for the list of messages.
    <div role="group" aria-label="Conversation" tabIndex={-1}>
      <FollowUps onAsk={onAsk} />
    </div>,
  )
  return { onAsk, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })

afterEach(cleanup)

describe('what can be asked about a reply', () => {
  it.each([
    ['Shorter', 'Make it shorter.'],
    ['More detail', 'Tell me more.'],
    ['Example', 'Give me an example.'],
  ])('%s sends exactly one sentence by keyboard, and focus moves to the conversation', async (label, sentence) => {
    const { onAsk, user } = open()
    button(label).focus()
    await user.keyboard('{Enter}')
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(sentence)
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Conversation' }))
  })

  it('asks which word is to be explained', async () => {
    const { onAsk, user } = open()
    await user.click(button('Explain a word'))
    expect(document.activeElement).toBe(screen.getByLabelText('Which word?'))
    await user.keyboard(' masking {Enter}')
    expect(onAsk).toHaveBeenCalledExactlyOnceWith('Explain the word "masking".')
  })

  it('sends nothing for an empty word, and closes with Escape', async () => {
    const { onAsk, user } = open()
    await user.click(button('Explain a word'))
    await user.keyboard('  {Enter}{Escape}')
    expect(onAsk).not.toHaveBeenCalled()
    expect(screen.queryByLabelText('Which word?')).toBeNull()
    expect(document.activeElement).toBe(button('Explain a word'))
  })

  it('is understood by the built-in coach', () => {
    const intents = coachingTexts.followUps.sentences.map(({ sentence }) => readIntent(sentence)?.intent)
    expect(intents).toEqual(['shorter', 'more', 'example'])
  })
})
