import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { countJpegScans } from './count-jpeg-scans.ts'

const picture = sharp({
  create: {
    width: 64,
    height: 64,
    channels: 3,
    background: '#336699',
    noise: { type: 'gaussian', mean: 128 },
  },
})
const START_OF_SCAN = Buffer.from('ffda', 'hex')

describe('the scans of a JPEG', () => {
  it('are one for each that is drawn at once', async () => {
    expect(countJpegScans(await picture.clone().jpeg().toBuffer())).toBe(1)
  })

  it('are several for one that is drawn in passes', async () => {
    const scans = countJpegScans(await picture.clone().jpeg({ progressive: true }).toBuffer())
    expect(scans).toBeGreaterThan(5)
    expect(scans).toBeLessThan(15)
  })

  it('are not what stands inside of a segment or behind the end', async () => {
    const jpeg = await picture.clone().jpeg().toBuffer()
    const comment = Buffer.concat([Buffer.from('fffe0042', 'hex'), Buffer.alloc(64, START_OF_SCAN)])
    const behind = Buffer.alloc(64, START_OF_SCAN)
    const parts = [jpeg.subarray(0, 2), comment, jpeg.subarray(2), behind]
    expect(countJpegScans(Buffer.concat(parts))).toBe(1)
  })

  it('are found behind a marker that has no segment, and behind fill bytes', async () => {
    const jpeg = await picture.clone().jpeg().toBuffer()
    for (const between of ['ff01', 'ffd0', 'ffff', '00']) {
      const parts = [jpeg.subarray(0, 2), Buffer.from(between, 'hex'), jpeg.subarray(2)]
      expect(countJpegScans(Buffer.concat(parts))).toBe(1)
    }
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another kind of picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['half a header', Buffer.from('ffd8ff', 'hex')],
    ['a segment that says it has no length', Buffer.from('ffd8ffe00000ffda', 'hex')],
  ])('are at most one in %s', (_, bytes) => {
    expect(countJpegScans(bytes)).toBeLessThanOrEqual(1)
  })
})
