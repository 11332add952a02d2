import { expect, it } from 'vitest'
import { accessRows } from './access-rows.ts'
import { ownPageRows } from './own-page-rows.ts'
import { progressRows } from './progress-rows.ts'
import { signingInRows } from './signing-in-rows.ts'
import { signingUpRows } from './signing-up-rows.ts'
import { tokenAndChatRows } from './token-and-chat-rows.ts'

const rows = [
  ...signingInRows,
  ...signingUpRows,
  ...tokenAndChatRows,
  ...progressRows,
  ...ownPageRows,
  ...accessRows,
]

/** The first column of the specification's section 8, then what stands below its table. */
const situations = [
  'Sign-up done',
  'Sign-in done',
  'Sign-in failure',
  'Plan info failure',
  'Payment provider not initialised',
  'Card field missing',
  'Payment function error',
  'No subscription id',
  'Other payment failure',
  'Form data missing at account creation',
  'Account creation failure',
  'Payment success',
  'Limit reached',
  'Usage fetch failure',
  'Usage update failure',
  'Usage reset',
  'Usage reset failure',
  'Global reset',
  'Global reset failure',
  'Chat failure',
  'Send failure',
  'Low allowance (remaining under 1000)',
  'Gamification load failure',
  'Questionnaire load failure',
  'Questionnaire save failure',
  'Questionnaire saved',
  'Token refresh failure',
  'Token refresh success',
  'Token card errors',
  'Profile',
  'Settings',
  'Password reset',
  'Deletion',
  'Rewrite success',
  'Copy',
  '404',
  'Missing session',
  'Toast: +N category points!',
  'Toast: Achievement Unlocked!',
  'Toast: N Day Streak!',
  'Toast: Streak Reset',
  'Toast: Progress Reset',
  'Deep conversation: the fifth message of a page visit',
  'Authentication required',
  'Example-click failure',
  'Rewrite failure',
  'What a module chat shows when the chat call fails',
]

it('every row of the error catalogue is walked, and none twice', () => {
  expect(rows.map(({ situation }) => situation).toSorted()).toEqual(situations.toSorted())
})

it('every row causes something and says what a person gets to see', () => {
  for (const { situation, cases } of rows) {
    expect(cases.length, situation).toBeGreaterThan(0)
    for (const { toasts, shows, leadsTo, logs, when } of cases)
      expect(toasts ?? shows ?? leadsTo ?? logs ?? when, situation).toBeDefined()
  }
})

it('each of the 13 modules has its deep conversation', () => {
  const deep = rows.find(({ situation }) => situation.startsWith('Deep conversation'))
  expect(new Set(deep?.cases.map(({ at }) => at)).size).toBe(13)
})
