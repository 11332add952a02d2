import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DAY_MS, setUpSharingTest } from '../../testing/set-up-sharing-test.ts'
import { pruneShareLinks } from './index.ts'
import { shareLinks } from './tables.ts'

const { test, share, list, revoke, later } = setUpSharingTest()

describe('pruneShareLinks', () => {
  const reportOf = async (linkId: string) =>
    (await test.db.select().from(shareLinks).where(eq(shareLinks.id, linkId))).map(({ report }) => report)

  it('forgets the report of a link that expired, and the link 90 days after its end', async () => {
    const { id } = await share({ durationDays: 1 })
    later(DAY_MS - 1)
    await pruneShareLinks(test.services)
    expect(await reportOf(id)).toEqual([expect.objectContaining({ recipient: 'Dr. Lee' })])
    later(1)
    await pruneShareLinks(test.services)
    expect(await reportOf(id)).toEqual([null])
    later(90 * DAY_MS - 1)
    await pruneShareLinks(test.services)
    expect((await list()).links).toHaveLength(1)
    later(1)
    await pruneShareLinks(test.services)
    expect((await list()).links).toEqual([])
  })

  it('counts the end of a revoked link from its revocation', async () => {
    const { id } = await share({ durationDays: 90 })
    await revoke(id)
    later(90 * DAY_MS)
    await pruneShareLinks(test.services)
    expect((await list()).links).toEqual([])
  })
})
