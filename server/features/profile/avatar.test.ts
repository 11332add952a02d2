import { crc32, deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordEvents } from '../../testing/record-events.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { avatars } from './tables.ts'

const test = setUpTestApp()
let userId: string
/** Two halves, red on the left and blue on the right, wider than high. */
let picture: { png: Buffer; jpeg: Buffer; webp: Buffer }

beforeAll(async () => {
  const blue = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  const base = sharp({ create: { width: 600, height: 400, channels: 3, background: '#f00' } })
  const png = await base
    .composite([{ input: blue, left: 300, top: 0 }])
    .png()
    .toBuffer()
  const jpeg = await sharp(png)
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  picture = { png, jpeg, webp: await sharp(png).webp().toBuffer() }
})
beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const upload = (
  body: Uint8Array | string,
  type = 'image/png',
  headers: Record<string, string> = test.as(userId),
) =>
  test.app.request('/api/profile/avatar', {
    method: 'PUT',
    headers: { 'Content-Type': type, ...headers },
    body: body as BodyInit,
  })
const urlOf = async (reply: Response) => ((await reply.json()) as { avatarUrl: string }).avatarUrl
const show = (url: string, id = userId) => test.app.request(url, { headers: test.as(id) })
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer())
const storedAvatars = () => test.db.select().from(avatars).where(eq(avatars.userId, userId))

/** A real PNG of one bit per pixel: few bytes, many pixels. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A gray JPEG of 5000 × 5000 pixels that is drawn in so many passes, each of which adds nothing: 55 bytes each. */
function jpegOfManyPasses(passes: number): Buffer {
  const segment = (marker: string, data: string) =>
    `ff${marker}${(data.length / 2 + 2).toString(16).padStart(4, '0')}${data}`
  const table = (kind: string, symbol: string) => segment('c4', `${kind}01${'00'.repeat(15)}${symbol}`)
  const blocks = (5_000 / 8) ** 2
  const scan = (coefficient: number, bits: number) => {
    const place = coefficient.toString(16).padStart(2, '0').repeat(2)
    return Buffer.concat([
      Buffer.from(segment('da', `010100${place}00`), 'hex'),
      Buffer.alloc(Math.ceil(bits / 8)),
    ])
  }
  const head = [
    'ffd8',
    segment('db', `00${'01'.repeat(64)}`),
    segment('c2', '081388138801011100'),
    table('00', '00'),
    // One code: an end of band for 16,384 blocks, with 14 bits of its own.
    table('10', 'e0'),
  ]
  const empty = Array.from({ length: passes }, (_, index) =>
    scan(1 + (index % 63), Math.ceil(blocks / 16_384) * 15),
  )
  return Buffer.concat([
    Buffer.from(head.join(''), 'hex'),
    scan(0, blocks),
    ...empty,
    Buffer.from('ffd9', 'hex'),
  ])
}

describe('PUT /api/profile/avatar', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('draws a %s anew as a 256 × 256 WebP', async (format) => {
    const reply = await upload(picture[format], `image/${format}`)
    expect(reply.status).toBe(200)
    const url = await urlOf(reply)
    expect(url).toMatch(/^\/avatars\/[\w-]{22}$/)
    const shown = await bytesOf(await show(url))
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(
      await test.send('GET', '/api/profile', { headers: test.as(userId) }).then((r) => r.json()),
    ).toMatchObject({ avatarUrl: url })
  })

  it('turns a picture upright and keeps none of its metadata', async () => {
    expect(picture.jpeg.includes('SECRET-PLACE')).toBe(true)
    const shown = await bytesOf(await show(await urlOf(await upload(picture.jpeg, 'image/jpeg'))))
    const { exif, icc, xmp, orientation } = await sharp(shown).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    expect(shown.includes('SECRET-PLACE')).toBe(false)
    // Turned by 90 degrees clockwise, what was on the left is on top.
    const [top] = await sharp(shown).extract({ left: 128, top: 20, width: 1, height: 1 }).raw().toBuffer()
    expect(top).toBeGreaterThan(200)
  })

  it('keeps nothing that was hidden behind the picture', async () => {
    const hidden = Buffer.concat([picture.png, Buffer.from('<script>alert(1)</script>')])
    const reply = await upload(hidden)
    expect(reply.status).toBe(200)
    expect((await bytesOf(await show(await urlOf(reply)))).includes('<script>')).toBe(false)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  it.each([
    ['a script', '<script>alert(1)</script>', 'image/png'],
    ['a script with its own type', 'alert(1)', 'text/javascript'],
    ['an SVG', svg, 'image/svg+xml'],
    ['an SVG that says it is a PNG', svg, 'image/png'],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 'image/png'],
    ['an empty file', '', 'image/png'],
    ['a PNG signature without a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
  ])('refuses %s and keeps the picture there was', async (_what, body, type) => {
    await upload(picture.png)
    const before = await storedAvatars()
    const reply = await upload(body, type)
    expect(reply.status).toBe(415)
    expect(await reply.json()).toMatchObject({ code: 'image-unreadable' })
    expect(await storedAvatars()).toEqual(before)
  })

  it.each(['png', 'jpeg', 'webp'] as const)('refuses a %s that breaks off in the middle', async (format) => {
    const half = picture[format].subarray(0, Math.floor(picture[format].length / 2))
    expect((await upload(half, `image/${format}`)).status).toBe(415)
    expect(await storedAvatars()).toEqual([])
  })

  it('takes a JPEG that is drawn in passes, and refuses one of more passes than any camera or program makes', async () => {
    expect((await upload(jpegOfManyPasses(63), 'image/jpeg')).status).toBe(200)
    const before = await storedAvatars()
    const reply = await upload(jpegOfManyPasses(500), 'image/jpeg')
    expect(reply.status).toBe(415)
    expect(await storedAvatars()).toEqual(before)
  })

  it('takes a JPEG whose scan header is wrong, as some phones write it', async () => {
    const odd = Buffer.from(picture.jpeg)
    const scan = odd.indexOf(Buffer.from('ffda', 'hex'))
    const endOfSpectralSelection = scan + 2 + odd.readUInt16BE(scan + 2) - 2
    expect(odd[endOfSpectralSelection]).toBe(63)
    odd[endOfSpectralSelection] = 0
    expect((await upload(odd, 'image/jpeg')).status).toBe(200)
  })

  it('refuses a picture of 50 megapixels without decoding it', async () => {
    const large = blackPng(10_000, 5_000)
    expect(large.length).toBeLessThan(100_000)
    const reply = await upload(large)
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({ code: 'image-too-large', maxMegabytes: 5, maxMegapixels: 25 })
  })

  it('takes exactly 25 megapixels and refuses a row more', async () => {
    expect((await upload(blackPng(5_000, 5_000))).status).toBe(200)
    expect((await upload(blackPng(5_000, 5_001))).status).toBe(413)
  })

  it('refuses more than 5 MB before looking at it', async () => {
    const reply = await upload(Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png')
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({ code: 'image-too-large' })
  })

  it('takes more than other routes may, which stay at 1 MB', async () => {
    const noise = await sharp({
      create: {
        width: 1_000,
        height: 700,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 80 },
      },
    })
      .png()
      .toBuffer()
    expect(noise.length).toBeGreaterThan(1024 * 1024)
    expect((await upload(noise)).status).toBe(200)
    const other = await test.send('PUT', '/api/profile', {
      headers: test.as(userId),
      body: { bio: 'x'.repeat(1024 * 1024) },
    })
    expect(await other.json()).toMatchObject({ code: 'request-too-large' })
  })

  it('puts the new picture in the place of the old one, under a new address', async () => {
    const first = await urlOf(await upload(picture.png))
    const second = await urlOf(await upload(picture.webp, 'image/webp'))
    expect(second).not.toBe(first)
    expect((await show(first)).status).toBe(404)
    expect((await show(second)).status).toBe(200)
    expect(await storedAvatars()).toHaveLength(1)
  })

  it('is refused without a session, and from another site', async () => {
    expect((await upload(picture.png, 'image/png', {})).status).toBe(401)
    const foreign = { ...test.as(userId), Origin: 'https://evil.example' }
    expect((await upload(picture.png, 'image/png', foreign)).status).toBe(403)
  })

  it('is limited to 30 in an hour', async () => {
    const statuses = []
    for (let n = 0; n < 31; n++) statuses.push((await upload('x')).status)
    expect(statuses.slice(29)).toEqual([415, 429])
  })
})

describe('GET /avatars/:version', () => {
  it('may be kept by the browser for an hour, and by nobody else', async () => {
    const reply = await show(await urlOf(await upload(picture.png)))
    expect(reply.headers.get('cache-control')).toBe('private, max-age=3600')
    expect(reply.headers.get('content-type')).toBe('image/webp')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is for its owner only', async () => {
    const url = await urlOf(await upload(picture.png))
    const other = await test.addUser(crypto.randomUUID())
    const foreign = await show(url, other)
    expect(foreign.status).toBe(404)
    expect(foreign.headers.get('cache-control')).toBe('no-store')
    expect((await test.app.request(url)).status).toBe(401)
  })

  it.each(['x', '%2e%2e%2fetc', 'x'.repeat(5_000)])('knows no picture %#', async (version) => {
    expect((await show(`/avatars/${version}`)).status).toBe(404)
  })
})

describe('DELETE /api/profile/avatar', () => {
  const remove = (headers = test.as(userId)) => test.send('DELETE', '/api/profile/avatar', { headers })

  it('removes the picture, tells the open pages, and may be repeated', async () => {
    const url = await urlOf(await upload(picture.png))
    const recording = await recordEvents(test.services, userId)
    expect(await (await remove()).json()).toEqual({ avatarUrl: null })
    expect(await (await remove()).json()).toEqual({ avatarUrl: null })
    expect((await show(url)).status).toBe(404)
    expect(await recording.topics()).toEqual(['profile'])
  })

  it("leaves other users' pictures alone", async () => {
    await upload(picture.png)
    await remove(test.as(await test.addUser(crypto.randomUUID())))
    expect(await storedAvatars()).toHaveLength(1)
  })
})
