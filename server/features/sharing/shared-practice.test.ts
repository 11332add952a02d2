import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SharedReportReply } from '#domain/sharing/contract.ts'
import type { ShareItem } from '#domain/sharing/share-items.ts'
import { DAY_MS, newId, setUpSharingTest } from '../../testing/set-up-sharing-test.ts'
import { shareLinks } from './tables.ts'

const items: ShareItem[] = ['practice-days', 'skills', 'notes']
const { test, sharer, addSharer, share, open, list, revoke, later } = setUpSharingTest()

const read = async (token: string) => (await (await open(token)).json()) as SharedReportReply
async function keepNote(text: string, id = newId()) {
  const reply = await test.send('PUT', `/api/practice-notes/${id}`, {
    headers: test.as(sharer.userId),
    body: { skill: 'change-a-plan', person: 'Mina', text },
  })
  expect(reply.status).toBe(200)
  return id
}
const takeOut = (linkId: string, item: string, id = sharer.userId) =>
  test.send('DELETE', `/api/share-links/${linkId}/items/${item}`, { headers: test.as(id) })

describe('what was practiced and noted', () => {
  it('is in a report if it is picked: skills in titles of exercises, notes word for word', async () => {
    const item = '/api/practice-items/a-friend-calls-off-the-museum/message'
    await test.send('PUT', item, { headers: test.as(sharer.userId), body: { rating: 'easily' } })
    const id = await keepNote('I asked for another day. She said yes.')
    const { token } = await share({ items })
    expect(await read(token)).toMatchObject({
      skills: [{ name: 'Change a plan', finished: [], easily: ['Adaeze calls off the museum'], again: [] }],
      notes: [
        {
          id,
          day: '2026-11-21',
          skill: 'Change a plan',
          person: 'Mina',
          text: 'I asked for another day. She said yes.',
        },
      ],
    })
  })

  it('is in no report if it is not picked, and nobody else’s ever is', async () => {
    await keepNote('Only for me.')
    const { token } = await share({ items: ['practice-days'] })
    expect(JSON.stringify(await read(token))).not.toContain('Only for me.')
    const theirs = await share({ items }, await addSharer())
    expect(await read(theirs.token)).toMatchObject({ skills: [], notes: [] })
  })

  it('is gone at once when it is taken out of a link, and the rest stays', async () => {
    await keepNote('My private sentence.')
    const { id, token, report } = await share({ items })
    expect(await (await takeOut(id, 'notes')).json()).toEqual({ id, items: ['practice-days', 'skills'] })
    expect((await takeOut(id, 'notes')).status).toBe(200)
    const { notes: _, ...rest } = report
    expect(await read(token)).toEqual({ ...rest, items: ['practice-days', 'skills'] })
    expect((await list()).links).toMatchObject([{ items: ['practice-days', 'skills'] }])
    const [row] = await test.db.select().from(shareLinks).where(eq(shareLinks.id, id))
    expect(JSON.stringify(row)).not.toContain('My private sentence.')
  })

  it('is not taken out of another person’s link, of one that ended, or as the last item', async () => {
    const { id, token } = await share({ items: ['notes'] })
    expect((await takeOut(id, 'notes', await addSharer())).status).toBe(404)
    expect((await takeOut(id, 'chats')).status).toBe(400)
    const last = await takeOut(id, 'notes')
    expect([last.status, await last.json()]).toMatchObject([400, { code: 'invalid-request' }])
    expect(await read(token)).toMatchObject({ items: ['notes'] })
    await revoke(id)
    expect((await takeOut(id, 'notes')).status).toBe(404)
    const path = `/api/share-links/${id}/items/notes`
    expect((await test.send('DELETE', path)).status).toBe(401)
  })

  it('goes out of every link with the note itself, and stays as it was when the note is changed', async () => {
    const deleted = await keepNote('To be deleted.')
    const changed = await keepNote('First wording.')
    const links = [await share({ items }), await share({ items: ['notes', 'points'] })]
    await keepNote('Second wording.', changed)
    await test.send('DELETE', `/api/practice-notes/${deleted}`, { headers: test.as(sharer.userId) })
    for (const { token } of links)
      expect((await read(token)).notes?.map(({ text }) => text)).toEqual(['First wording.'])
    const rows = await test.db.select().from(shareLinks)
    expect(JSON.stringify(rows)).not.toContain('To be deleted.')
  })

  it('is shown by no link that is withdrawn or has expired', async () => {
    await keepNote('My private sentence.')
    const withdrawn = await share({ items })
    const short = await share({ items, durationDays: 1 })
    await revoke(withdrawn.id)
    later(DAY_MS)
    for (const { token } of [withdrawn, short]) {
      const reply = await open(token)
      expect(reply.status).toBe(404)
      expect(await reply.text()).not.toContain('My private sentence.')
    }
  })
})
