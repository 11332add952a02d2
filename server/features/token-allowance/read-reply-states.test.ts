import { beforeAll, describe, expect, it } from 'vitest'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { readReplyStates } from './read-reply-states.ts'
import { reserveTokens, settleTokens } from './reserve-tokens.ts'

const test = setUpTestApp()
let userId: string

beforeAll(async () => {
  userId = await test.addUser('asking')
})

const reserve = (key: string) => reserveTokens(test.services, { userId, key, wanted: 100, minimum: 1 })

describe('what the ledger knows of a reply', () => {
  it('is none, open, failed or answered', async () => {
    await reserve('chat:open')
    await settleTokens(test.services, await reserve('chat:failed'), 0)
    await settleTokens(test.services, await reserve('chat:answered'), 40)
    await settleTokens(test.services, await reserve('chat:whole'), 100)
    const keys = ['chat:none', 'chat:open', 'chat:failed', 'chat:answered', 'chat:whole']
    expect(Object.fromEntries(await readReplyStates(test.services, userId, keys))).toEqual({
      'chat:none': 'none',
      'chat:open': 'open',
      'chat:failed': 'failed',
      'chat:answered': 'answered',
      'chat:whole': 'answered',
    })
  })

  it('is none for another user', async () => {
    const other = await test.addUser('other')
    expect([...(await readReplyStates(test.services, other, ['chat:answered'])).values()]).toEqual(['none'])
  })
})
