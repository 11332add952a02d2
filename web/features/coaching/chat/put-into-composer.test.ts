// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { draftKey } from '../../../platform/draft-storage.ts'
import { forgetPrivateData } from '../../../platform/private-data.ts'
import { tabDraft } from '../../../platform/tab-draft.ts'
import { createConversation } from './conversation.ts'
import { keepConversation } from './conversation-memory.ts'
import { putIntoComposer } from './put-into-composer.ts'

const key = draftKey('u1', 'friendship')
const kept = tabDraft('u1', 'friendship')
const put = (text: string) => putIntoComposer('u1', 'friendship', text)

function openChat() {
  return keepConversation(key, () =>
    createConversation({
      scope: 'friendship',
      requestReply: () => {
        throw new Error('nothing may be sent')
      },
      now: () => 0,
      draft: kept,
      onUsage: () => {},
      onFailure: () => {},
    }),
  )
}

beforeEach(() => forgetPrivateData('u1'))

it('stands in the message when the chat is opened for the first time', () => {
  put('A question?')
  expect(openChat().getState().draft).toBe('A question?')
})

it('stands in the message of a chat that was open before, unsent', () => {
  const chat = openChat()
  put('A question?')
  expect(chat.getState()).toMatchObject({ draft: 'A question?', entries: [] })
  expect(kept.read()).toBe('A question?')
})

it('comes below what already stands there', () => {
  kept.write('Half a sentence\n')
  put('A question?\nMy answer: ')
  expect(kept.read()).toBe('Half a sentence\n\nA question?\nMy answer: ')
})

it('is not put there twice, and an answer begun below it stays', () => {
  const chat = openChat()
  put('A question?\nMy answer: ')
  chat.setDraft('A question?\nMy answer: perhaps')
  put('A question?\nMy answer: ')
  expect(chat.getState().draft).toBe('A question?\nMy answer: perhaps')
})

it("leaves another person's message and other modules alone", () => {
  put('A question?')
  expect(tabDraft('u2', 'friendship').read()).toBe('')
  expect(tabDraft('u1', 'coaching').read()).toBe('')
})
