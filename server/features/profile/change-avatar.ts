import { randomBytes } from 'node:crypto'
import { Problem } from '#domain/problems.ts'
import { avatarTypes } from '#domain/profile/avatar-limits.ts'
import { encodeSquarePicture, SQUARE_PICTURE_TYPE } from '../../platform/images/encode-square-picture.ts'
import type { Services } from '../../services.ts'
import { avatarUrl } from './avatar-url.ts'
import { deleteAvatar, upsertAvatar } from './queries.ts'

type Scope = Pick<Services, 'db' | 'now' | 'events'>

const VERSION_BYTES = 16

const isPictureType = (contentType: string): boolean =>
  avatarTypes.some((type) => type === contentType.split(';', 1)[0]?.trim().toLowerCase())

/**
 * Puts a picture, drawn anew, in the place of the one there was. Returns its address.
 * @throws Problem `image-unreadable`, `image-too-large`; the picture there was stays then
 */
export async function saveAvatar(
  { db, now, events }: Scope,
  userId: string,
  upload: { contentType: string; bytes: Uint8Array },
): Promise<string | null> {
  // What the caller says of the bytes decides nothing; it only spares the decoder what cannot be a picture.
  if (!isPictureType(upload.contentType) || upload.bytes.length === 0) throw new Problem('image-unreadable')
  const bytes = await encodeSquarePicture(upload.bytes)
  const version = randomBytes(VERSION_BYTES).toString('base64url')
  await db.transaction(async (tx) => {
    await upsertAvatar(tx, userId, { version, contentType: SQUARE_PICTURE_TYPE, bytes }, now())
    await events.publish(tx, userId, 'profile')
  })
  return avatarUrl(version)
}

/** Removes the picture; without one nothing happens. */
export async function removeAvatar({ db, events }: Scope, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (await deleteAvatar(tx, userId)) await events.publish(tx, userId, 'profile')
  })
}
