import type Sharp from 'sharp'
import { Problem } from '#domain/problems.ts'
import { avatarTooLarge, MAX_AVATAR_MEGAPIXELS } from '#domain/profile/avatar-limits.ts'
import { countJpegScans } from './count-jpeg-scans.ts'

export const SQUARE_PICTURE_TYPE = 'image/webp'
const SIDE_PIXELS = 256
const MAX_PIXELS = MAX_AVATAR_MEGAPIXELS * 1_000_000

/** Programs make some ten. Each is a pass over the whole picture, and five megabytes hold minutes of them. */
const MAX_JPEG_SCANS = 100

let sharpLoading: Promise<typeof Sharp> | undefined

/** Loaded with the first picture: most processes never see one. Formats that we do not take are switched off in the library itself. */
function loadSharp(): Promise<typeof Sharp> {
  sharpLoading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
    })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return sharpLoading
}

let previous: Promise<unknown> = Promise.resolve()

/** One picture after the other: a decoded one may take 100 MB of memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = previous.then(work)
  previous = result.catch(() => undefined)
  return result
}

const unreadable = (cause?: unknown) => new Problem('image-unreadable', {}, { cause })

/**
 * Draws a picture anew as a 256 × 256 WebP: upright, cut to the square in its middle, without metadata. Nothing of
 * the given bytes survives but the colors.
 * @throws Problem `image-unreadable` for what is not a whole PNG, JPEG or WebP, `image-too-large` above 25 megapixels
 */
export function encodeSquarePicture(bytes: Uint8Array): Promise<Uint8Array> {
  return inTurn(async () => {
    if (countJpegScans(bytes) > MAX_JPEG_SCANS) throw unreadable()
    const sharp = await loadSharp()
    // The header alone is read here, so a picture of any size can be looked at.
    const { width, height } = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch((cause) => Promise.reject(unreadable(cause)))
    if (width * height > MAX_PIXELS) throw avatarTooLarge()
    // Some phones write JPEGs with small faults, of which the decoder only warns. What breaks off is an error.
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
      .catch((cause) => Promise.reject(unreadable(cause)))
  })
}
