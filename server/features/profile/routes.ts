import { z } from '@hono/zod-openapi'
import { storedText } from '#domain/fields/stored-text.ts'
import { Problem } from '#domain/problems.ts'
import { avatarTypes } from '#domain/profile/avatar-limits.ts'
import { avatarReply, profileChange, profileReply, savedProfileReply } from '#domain/profile/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import {
  countAct,
  defineRoute,
  jsonBody,
  jsonReply,
  problemReplies,
} from '../../platform/http/define-route.ts'
import { checkSafety } from '../safety/index.ts'
import { AVATAR_PATH } from './avatar-url.ts'
import { removeAvatar, saveAvatar } from './change-avatar.ts'
import { findAvatar } from './queries.ts'
import { readProfile } from './read-profile.ts'
import { saveProfile } from './save-profile.ts'

/** Below `/api`. It takes more bytes than other routes. */
export const AVATAR_UPLOAD_PATH = '/profile/avatar'

/** Decoding pictures is the most expensive thing that a member can ask for. */
const avatarLimit = { name: 'avatar', max: 30, windowSeconds: 60 * 60 }

const pictureSchema = z.string().openapi({ format: 'binary' })
const pictureContent = Object.fromEntries(avatarTypes.map((type) => [type, { schema: pictureSchema }]))

const read = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/profile',
    summary: "The caller's profile",
    responses: {
      200: jsonReply(profileReply, 'The profile as of now'),
      ...problemReplies('unauthenticated', 'not-found'),
    },
  },
)

const save = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'put',
    path: '/profile',
    summary: 'Change parts of the profile; the others stay',
    request: jsonBody(profileChange),
    responses: {
      200: jsonReply(savedProfileReply, 'The profile after the change'),
      ...problemReplies('invalid-request', 'malformed-json', 'unauthenticated', 'not-found'),
    },
  },
)

const putAvatar = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'put',
    path: AVATAR_UPLOAD_PATH,
    summary: 'Set the picture: a PNG, JPEG or WebP of at most 5 MB and 25 megapixels',
    request: { body: { required: true, content: pictureContent } },
    responses: {
      200: jsonReply(avatarReply, 'The address of the new picture'),
      ...problemReplies('unauthenticated', 'image-too-large', 'image-unreadable', 'rate-limited'),
    },
  },
)

const deleteOwnAvatar = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'delete',
    path: AVATAR_UPLOAD_PATH,
    summary: 'Remove the picture',
    responses: {
      200: jsonReply(avatarReply, 'There is no picture now'),
      ...problemReplies('unauthenticated'),
    },
  },
)

const showAvatar = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: `${AVATAR_PATH}/{version}`,
    summary: "The caller's own picture",
    request: { params: z.object({ version: storedText }) },
    responses: {
      200: { description: 'The picture', content: { 'image/webp': { schema: pictureSchema } } },
      ...problemReplies('unauthenticated', 'not-found'),
    },
  },
)

export const profileRoutes = createRouter()
  .openapi(read, async (context) => {
    return context.json(await readProfile(context.var.services, sessionOf(context).user.id), 200)
  })
  .openapi(save, async (context) => {
    const { services } = context.var
    const { user } = sessionOf(context)
    const change = context.req.valid('json')
    const profile = await saveProfile(services, user.id, change)
    const written = [change.bio, change.neurodivergentProfile]
    return context.json({ ...profile, safety: await checkSafety(services, user.id, written) }, 200)
  })
  .openapi(putAvatar, async (context) => {
    const { services, user } = await countAct(context, avatarLimit)
    const avatarUrl = await saveAvatar(services, user.id, {
      contentType: context.req.header('content-type') ?? '',
      bytes: new Uint8Array(await context.req.arrayBuffer()),
    })
    return context.json({ avatarUrl }, 200)
  })
  .openapi(deleteOwnAvatar, async (context) => {
    await removeAvatar(context.var.services, sessionOf(context).user.id)
    return context.json({ avatarUrl: null }, 200)
  })

/** Beside `/api`, where the web's pages and assets lie too. */
export const avatarRoutes = createRouter().openapi(showAvatar, async (context) => {
  const { db } = context.var.services
  const avatar = await findAvatar(db, sessionOf(context).user.id, context.req.valid('param').version)
  if (!avatar) throw new Problem('not-found')
  return context.body(new Uint8Array(avatar.bytes), 200, {
    'Content-Type': avatar.contentType,
    'Cache-Control': 'private, max-age=3600',
  }) as never
})
