import { expect, it } from 'vitest'
import { composeMessage } from './compose-message.ts'

const mail = { userId: 'ada', to: 'ada@example.org', subject: 'Hello', text: 'Hello.' }

it('gives mails that come again an unsubscribe button in the mail program, and only those', () => {
  const unsubscribeLink = 'https://wayfern.example/unsubscribe?token=r-abc'
  expect(composeMessage('Wayfern <a@b>', { ...mail, unsubscribeLink }).headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(composeMessage('Wayfern <a@b>', mail).headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
})

it('names a mail that may be sent again by its id, the same in each try', () => {
  const named = { ...mail, id: 'n-1' }
  expect(composeMessage('Wayfern <news@wayfern.example>', named).messageId).toBe('<n-1@wayfern.example>')
  expect(composeMessage('news@wayfern.example', named).messageId).toBe('<n-1@wayfern.example>')
  expect(composeMessage('Wayfern <a@b>', mail)).not.toHaveProperty('messageId')
})
