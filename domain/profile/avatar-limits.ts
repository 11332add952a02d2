import { Problem } from '../problems.ts'

/** What a picture may be before it is decoded and drawn anew as a small square. */
export const avatarTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

const MAX_AVATAR_MEGABYTES = 5
export const MAX_AVATAR_BYTES = MAX_AVATAR_MEGABYTES * 1024 * 1024

/** More than a phone's usual picture; decoding a larger one would take much memory for no visible gain. */
export const MAX_AVATAR_MEGAPIXELS = 25

/** The refusal of a picture over either limit. */
export const avatarTooLarge = () =>
  new Problem('image-too-large', {
    maxMegabytes: MAX_AVATAR_MEGABYTES,
    maxMegapixels: MAX_AVATAR_MEGAPIXELS,
  })
