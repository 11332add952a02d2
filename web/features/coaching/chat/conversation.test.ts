import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { fakeReplies } from '#web/testing/fake-replies.ts'
import { type ConversationDependencies, createConversation } from './conversation.ts'

const usage = { tokensUsed: 300, tokenLimit: 500_000, remaining: 499_700, resetDate: '2026-12-21T12:00:00Z' }

let replies: ReturnType<typeof fakeReplies>
let stored: string
let onUsage = vi.fn<ConversationDependencies['onUsage']>()
let onFailure = vi.fn<ConversationDependencies['onFailure']>()

function open() {
  return createConversation({
    scope: 'friendship',
    requestReply: replies.requestReply,
    now: () => 1_000,
    draft: {
      read: () => stored,
      write: (text) => {
        stored = text
      },
    },
    onUsage,
    onFailure,
  })
}
let chat: ReturnType<typeof open>

const said = () => chat.getState().entries.map(({ role, content }) => `${role}: ${content}`)
const draft = () => chat.getState().draft
function type(text: string) {
  chat.setDraft(text)
  chat.sendDraft()
}

beforeEach(() => {
  replies = fakeReplies()
  stored = ''
  onUsage = vi.fn()
  onFailure = vi.fn()
  chat = open()
})
afterEach(() => chat.stop())

describe('sending', () => {
  it('appends the user message at once, then the reply as it arrives', async () => {
    type('  What does "fine" mean?  ')
    expect(said()).toEqual(['user: What does "fine" mean?'])
    expect(chat.getState()).toMatchObject({ phase: 'waiting', draft: '' })
    await replies.text('It can ')
    expect(said()).toEqual(['user: What does "fine" mean?', 'assistant: It can '])
    expect(chat.getState().phase).toBe('streaming')
    await replies.text('mean two things.')
    await replies.end()
    expect(said()[1]).toBe('assistant: It can mean two things.')
    expect(chat.getState().phase).toBe('idle')
  })

  it('names the module, a fresh message id and the conversation so far', async () => {
    type('one')
    await replies.text('first reply')
    await replies.end()
    type('two')
    await replies.text('second reply')
    expect(replies.requests).toMatchObject([
      { module: 'friendship', messages: [{ role: 'user', content: 'one' }] },
      {
        messages: [
          { role: 'user', content: 'one' },
          { role: 'assistant', content: 'first reply' },
          { role: 'user', content: 'two' },
        ],
      },
    ])
    expect(replies.requests[0]?.messageId).not.toBe(replies.requests[1]?.messageId)
  })

  it.each(['', '   ', '\n\t', '\u200b'])('ignores an input of %j', (text) => {
    type(text)
    expect(chat.getState()).toMatchObject({ entries: [], phase: 'idle', draft: text })
    expect(replies.requests).toEqual([])
  })

  it('ignores input while a reply is pending, and keeps what was typed', async () => {
    type('one')
    type('two')
    await replies.text('reply')
    chat.sendDraft()
    expect(said()).toEqual(['user: one', 'assistant: reply'])
    expect(draft()).toBe('two')
    expect(replies.requests).toHaveLength(1)
  })

  it('keeps what a reply rests on, told before its first word', async () => {
    type('one')
    const sources = [{ cardId: 'a', title: 'A card', module: 'friendship' as const }]
    await replies.part({ type: 'data-reply', data: { isBuiltIn: true, sources } })
    await replies.text('reply')
    expect(chat.getState().entries[1]?.details).toEqual({ isBuiltIn: true, sources })
  })

  it('passes on what is left of the allowance', async () => {
    type('one')
    await replies.text('reply')
    await replies.part({ type: 'data-usage', data: usage })
    expect(onUsage).toHaveBeenCalledExactlyOnceWith(usage)
  })
})

describe('a failure before the first word', () => {
  it('removes the message and puts its text back into the input', async () => {
    type('How do I say no?')
    await replies.fail(new ApiProblem('model-unavailable'))
    expect(chat.getState()).toMatchObject({ entries: [], phase: 'idle', draft: 'How do I say no?' })
    expect(chat.getState().failure?.problem.code).toBe('model-unavailable')
  })

  it('joins the text that came back with what was typed meanwhile', async () => {
    type('first')
    chat.setDraft('second')
    await replies.fail(new ApiProblem('network'))
    expect(draft()).toBe('first\nsecond')
  })

  it('does the same on token shortage', async () => {
    type('one')
    await replies.fail(new ApiProblem('token-limit-exceeded'))
    expect(chat.getState()).toMatchObject({ entries: [], draft: 'one' })
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ problem: expect.objectContaining({ code: 'token-limit-exceeded' }) }),
    )
  })

  it('counts a reply without a single word as a failure', async () => {
    type('one')
    await replies.end()
    expect(chat.getState()).toMatchObject({
      entries: [],
      draft: 'one',
      failure: { problem: { code: 'model-failed' } },
    })
  })

  it('gives an error that is no problem of ours a code', async () => {
    type('one')
    await replies.fail(new TypeError('boom'))
    expect(chat.getState().failure?.problem.code).toBe('unexpected')
  })

  it('sends what stands in the input when it is retried', async () => {
    type('one')
    await replies.fail(new ApiProblem('network'))
    chat.setDraft('one, corrected')
    chat.retry()
    await replies.text('reply')
    expect(said()).toEqual(['user: one, corrected', 'assistant: reply'])
    expect(chat.getState()).toMatchObject({ draft: '', failure: null })
  })
})

describe('a reply that breaks off', () => {
  const breakOff = async () => {
    type('one')
    await replies.text('half a ')
    await replies.fail(new ApiProblem('model-failed'))
  }

  it('keeps what arrived, marked as cut off, and the question', async () => {
    await breakOff()
    expect(said()).toEqual(['user: one', 'assistant: half a '])
    expect(chat.getState().entries[1]?.mark).toBe('cut-off')
    expect(draft()).toBe('')
  })

  it('asks the same question again when it is retried, and keeps what is being typed', async () => {
    await breakOff()
    chat.setDraft('typed meanwhile')
    chat.retry()
    await replies.text('whole')
    await replies.end()
    expect(said()).toEqual(['user: one', 'assistant: whole'])
    expect(draft()).toBe('typed meanwhile')
    expect(replies.requests[1]?.messages).toEqual([{ role: 'user', content: 'one' }])
  })

  it('brings the broken reply back when the retry fails too', async () => {
    await breakOff()
    chat.retry()
    await replies.fail(new ApiProblem('network'))
    expect(said()).toEqual(['user: one', 'assistant: half a '])
    expect(draft()).toBe('')
    chat.retry()
    await replies.text('whole')
    expect(said()).toEqual(['user: one', 'assistant: whole'])
  })
})

describe('stopping', () => {
  it('keeps what was written so far, marked as stopped', async () => {
    type('one')
    await replies.text('half a ')
    chat.stop()
    await replies.text('reply')
    expect(said()).toEqual(['user: one', 'assistant: half a '])
    expect(chat.getState()).toMatchObject({ phase: 'idle', failure: null })
    expect(chat.getState().entries[1]?.mark).toBe('stopped')
    expect(replies.isAborted()).toBe(true)
  })

  it('takes the message back when nothing was written yet', async () => {
    type('one')
    await replies.part({ type: 'start', messageId: 'm' })
    chat.stop()
    expect(chat.getState()).toMatchObject({ entries: [], phase: 'idle', draft: 'one', failure: null })
  })

  it('is no failure, whatever the aborted request throws', async () => {
    type('one')
    await replies.text('half')
    chat.stop()
    await replies.fail(new Error('late'))
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('lets the next message through at once, untouched by the stopped one', async () => {
    type('one')
    await replies.text('half')
    chat.stop()
    type('two')
    await replies.text('reply')
    expect(said()).toEqual(['user: one', 'assistant: half', 'user: two', 'assistant: reply'])
  })
})

describe('example questions', () => {
  it('sends the example and leaves the input alone', async () => {
    chat.setDraft('my own')
    chat.sendExample('An example?')
    await replies.text('reply')
    expect(said()).toEqual(['user: An example?', 'assistant: reply'])
    expect(draft()).toBe('my own')
  })

  it('ignores a click while another request runs', async () => {
    chat.sendExample('one?')
    chat.sendExample('two?')
    await replies.text('reply')
    chat.sendExample('three?')
    expect(said()).toEqual(['user: one?', 'assistant: reply'])
  })

  it('adds nothing when it fails, neither to the chat nor to the input', async () => {
    chat.sendExample('one?')
    await replies.fail(new ApiProblem('model-failed'))
    expect(chat.getState()).toMatchObject({ entries: [], draft: '', phase: 'idle' })
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ retry: { origin: 'example', text: 'one?' } }),
    )
  })

  it('sends the example again when it is retried', async () => {
    chat.sendExample('one?')
    await replies.fail(new ApiProblem('model-failed'))
    chat.retry()
    await replies.text('reply')
    expect(said()).toEqual(['user: one?', 'assistant: reply'])
  })
})

describe('the unsent text', () => {
  it('is kept on each change and read at the start', () => {
    chat.setDraft('half a thought')
    expect(stored).toBe('half a thought')
    expect(open().getState().draft).toBe('half a thought')
  })

  it('includes a message that waits for its first word, so that a reload loses nothing', async () => {
    type('sent')
    chat.setDraft('next')
    expect(stored).toBe('sent\nnext')
    await replies.text('reply')
    expect(stored).toBe('next')
  })

  it('is empty once the message is answered', async () => {
    type('sent')
    await replies.text('reply')
    expect(stored).toBe('')
  })
})
