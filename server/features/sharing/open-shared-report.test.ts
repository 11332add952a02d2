import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { setUpSharingTest } from '../../testing/set-up-sharing-test.ts'

const { test, share, list, revoke, later, open } = setUpSharingTest()

describe('POST /api/shared', () => {
  it('is kept out of search engines, caches and logs, also when it refuses', async () => {
    const { token } = await share()
    for (const reply of [await open(token), await open('guess'), await open(1)])
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
  })

  it.each(['/shared', '/shared/'])('so is its page at %s', async (path) => {
    const { headers } = await test.send('GET', path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
  })

  it.each([1, null, 'a'.repeat(201)])('refuses a token that cannot be one', async (token) => {
    expect((await open(token)).status).toBe(400)
  })

  it('allows one address 60 tries in 15 minutes', async () => {
    const { token } = await share()
    for (let tries = 0; tries < 60; tries++) expect((await open('guess', 'here')).status).toBe(404)
    expect((await open(token, 'here')).status).toBe(429)
    expect((await open(token, 'elsewhere')).status).toBe(200)
  })
})

describe('the log of views', () => {
  it('holds every opening, also of several readers at once; the list groups those of one minute', async () => {
    const { token } = await share()
    await Promise.all([open(token), open(token), open(token)])
    later(59_999)
    await open(token)
    const firstMinute = { viewedAt: '2026-11-21T12:00:59.999Z', count: 4 }
    expect((await list()).links).toMatchObject([{ viewCount: 4, recentViews: [firstMinute] }])
    later(1)
    await open(token)
    const secondMinute = { viewedAt: '2026-11-21T12:01:00.000Z', count: 1 }
    expect((await list()).links).toMatchObject([{ viewCount: 5, recentViews: [secondMinute, firstMinute] }])
  })

  it('is kept for each link, counts all and lists the last 20 minutes', async () => {
    const { token } = await share()
    await share({ recipient: 'Mum' })
    for (let views = 0; views < 22; views++) {
      await open(token)
      later(60_000)
    }
    const { links } = await list()
    expect(links.find(({ recipient }) => recipient === 'Mum')).toMatchObject({
      viewCount: 0,
      recentViews: [],
    })
    const opened = links.find(({ recipient }) => recipient === 'Dr. Lee')
    expect(opened?.viewCount).toBe(22)
    expect(opened?.recentViews).toHaveLength(20)
    expect(opened?.recentViews[0]).toEqual({ viewedAt: '2026-11-21T12:21:00.000Z', count: 1 })
  })

  it('holds no refused opening', async () => {
    const { id, token } = await share()
    await revoke(id)
    await open(token)
    expect((await list()).links).toMatchObject([{ state: 'revoked', viewCount: 0 }])
  })

  it('comes before the report: what cannot be noted is not shown', async () => {
    const { token } = await share()
    await test.db.execute(sql`alter table share_views rename to share_views_away`)
    try {
      const reply = await open(token)
      expect(reply.status).toBe(500)
      expect(await reply.text()).not.toContain('Dr. Lee')
    } finally {
      await test.db.execute(sql`alter table share_views_away rename to share_views`)
    }
    expect((await open(token)).status).toBe(200)
  })
})
