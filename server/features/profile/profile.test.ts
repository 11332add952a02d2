import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProfileReply } from '#domain/profile/contract.ts'
import { recordEvents } from '../../testing/record-events.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { users } from '../accounts/tables.ts'
import { saveProfile } from './save-profile.ts'

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const read = (id = userId) => test.send('GET', '/api/profile', { headers: test.as(id) })
const profileOf = async (id = userId) => (await (await read(id)).json()) as ProfileReply
const save = (body: unknown, id = userId) => test.send('PUT', '/api/profile', { headers: test.as(id), body })
const answersOf = async () => {
  const reply = await test.send('GET', '/api/questionnaire', { headers: test.as(userId) })
  return ((await reply.json()) as { responses: object }).responses
}

describe('GET /api/profile', () => {
  it('is the account with empty fields as long as nothing is filled in', async () => {
    expect(await profileOf()).toEqual({
      id: userId,
      email: `${userId}@example.org`,
      fullName: userId,
      bio: null,
      avatarUrl: null,
      neurodivergentProfile: null,
      companionName: null,
    })
  })

  it('takes companion name and neurodivergent profile from the questionnaire', async () => {
    await test.send('PUT', '/api/questionnaire', {
      headers: test.as(userId),
      body: { responses: { 4: 'Autistic', 6: 'Fern' } },
    })
    expect(await profileOf()).toMatchObject({ neurodivergentProfile: 'Autistic', companionName: 'Fern' })
  })

  it.each(['GET', 'PUT'])('%s is refused without a session', async (method) => {
    const body = method === 'PUT' ? { bio: 'x' } : undefined
    const reply = await test.send(method, '/api/profile', { body })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'unauthenticated' })
  })
})

describe('PUT /api/profile', () => {
  const change = {
    fullName: ' Ada Lovelace ',
    bio: 'I like ferns.\nAnd trains.',
    neurodivergentProfile: 'Autistic, ADHD',
    companionName: 'Fern',
  }

  it('saves all four fields and answers with the profile', async () => {
    const reply = await save(change)
    expect(reply.status).toBe(200)
    const expected = { ...change, fullName: 'Ada Lovelace' }
    expect(await reply.json()).toMatchObject(expected)
    expect(await profileOf()).toMatchObject(expected)
  })

  it('writes the name to the account and the last two fields to the questionnaire answers', async () => {
    await save(change)
    const [account] = await test.db.select().from(users).where(eq(users.id, userId))
    expect(account?.name).toBe('Ada Lovelace')
    expect(await answersOf()).toEqual({ 4: 'Autistic, ADHD', 6: 'Fern' })
  })

  it('keeps what is not given', async () => {
    await save(change)
    await save({ bio: 'New words' })
    expect(await profileOf()).toMatchObject({
      fullName: 'Ada Lovelace',
      bio: 'New words',
      companionName: 'Fern',
    })
    expect(await answersOf()).toEqual({ 4: 'Autistic, ADHD', 6: 'Fern' })
  })

  it.each(['', '   ', null])('removes a text that is given as %j', async (empty) => {
    await save(change)
    await save({ bio: empty, neurodivergentProfile: empty, companionName: empty })
    expect(await profileOf()).toMatchObject({ bio: null, neurodivergentProfile: null, companionName: null })
    expect(await answersOf()).toEqual({ 4: null, 6: null })
  })

  it("never touches or shows another user's profile", async () => {
    const other = await test.addUser(crypto.randomUUID())
    await save(change)
    expect(await profileOf(other)).toMatchObject({
      id: other,
      fullName: other,
      bio: null,
      companionName: null,
    })
  })

  it.each([
    [{ fullName: 'x'.repeat(101) }, 'fullName'],
    [{ fullName: null }, 'fullName'],
    [{ bio: 'x'.repeat(10_000) }, 'bio'],
    [{ neurodivergentProfile: 'x'.repeat(2_001) }, 'neurodivergentProfile'],
    [{ companionName: 'x'.repeat(2_001) }, 'companionName'],
    [{ bio: 'fine', email: 'eve@example.org' }, ''],
    [{ bio: 'fine', id: 'someone' }, ''],
    [['bio'], ''],
  ])('refuses %#: a bad body, and changes nothing', async (body, path) => {
    const before = await profileOf()
    const reply = await save(body)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid-request', issues: [{ path }] })
    expect(await profileOf()).toEqual(before)
  })

  it('tells the open pages of the user that profile and answers changed', async () => {
    const recording = await recordEvents(test.services, userId)
    await save({ bio: 'x' })
    await save({ companionName: 'Fern' })
    expect(await recording.topics()).toEqual(['profile', 'answers', 'profile'])
  })

  it('saves all of it or nothing when the database fails in the middle', async () => {
    await test.db.execute(sql`alter table questionnaire_responses rename to responses_away`)
    const failed = await save(change)
    await test.db.execute(sql`alter table responses_away rename to questionnaire_responses`)
    expect(failed.status).toBe(500)
    expect(await profileOf()).toMatchObject({ fullName: userId, bio: null, companionName: null })
  })

  it('answers not-found when the account is gone meanwhile', async () => {
    await test.db.delete(users).where(eq(users.id, userId))
    await expect(saveProfile(test.services, userId, { fullName: 'Ada' })).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})
