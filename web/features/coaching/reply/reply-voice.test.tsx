// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ReplyVoice } from '#web/platform/reply-voice.ts'
import { ChatMessage } from '../chat/chat-message.tsx'
import type { ChatEntry } from '../chat/conversation-state.ts'

afterEach(cleanup)

function show(role: ChatEntry['role'], { isGrowing = false, isOn = true } = {}) {
  const entry = { id: '1', role, content: 'Breathe out.', atMs: 0 } as ChatEntry
  render(
    <ReplyVoice value={isOn ? (text) => <button type="button">Hear: {text}</button> : null}>
      <ol>
        <ChatMessage entry={entry} speaker="Coach" showsTime={false} isGrowing={isGrowing} />
      </ol>
    </ReplyVoice>,
  )
  return screen.queryByRole('button', { name: 'Hear: Breathe out.' })
}

it.each([
  ['under a finished reply', 'assistant', {}, true],
  ['not while the reply is being written', 'assistant', { isGrowing: true }, false],
  ["not under the person's own message", 'user', {}, false],
  ['not while it is switched off', 'assistant', { isOn: false }, false],
] as const)('the voice is offered %s', (_, role, options, isOffered) => {
  expect(show(role, options) !== null).toBe(isOffered)
})
