import { z } from '@hono/zod-openapi'
import type { ProblemCode } from '#domain/problems.ts'
import { defineRoute, jsonBody, jsonReply, problemReplies } from './define-route.ts'

type OwnItems<Path, List, Form, Kept> = {
  path: Path
  /** What the id of an item is; the browser makes it, unless it is said otherwise. */
  id?: z.ZodType<string>
  list: { summary: string; reply: List; order: string }
  /** Keeping a new item, or changing the one of this id; `answer` says what the reply tells. */
  keep: { summary: string; form: Form; reply: Kept; answer: string; problems?: ProblemCode[] }
  remove: { summary: string }
}

const usual = ['invalid-request', 'unauthenticated'] as const

/**
 * Declares the routes over what a member keeps for themselves: all of it as one list, keeping one under its id, and
 * deleting one. Open to every member, also after the subscription has ended.
 */
export function defineOwnItems<
  const Path extends string,
  List extends z.ZodType,
  Form extends z.ZodType,
  Kept extends z.ZodType,
>({ path, id = z.uuid(), list, keep, remove }: OwnItems<Path, List, Form, Kept>) {
  const params = z.object({ id })
  const itemPath = `${path}/{id}` as const
  return {
    list: defineRoute(
      { access: 'member' },
      {
        method: 'get',
        path,
        summary: list.summary,
        responses: { 200: jsonReply(list.reply, list.order), ...problemReplies(...usual) },
      },
    ),
    keep: defineRoute(
      { access: 'fresh-member' },
      {
        method: 'put',
        path: itemPath,
        summary: keep.summary,
        request: { params, ...jsonBody(keep.form) },
        responses: {
          200: jsonReply(keep.reply, keep.answer),
          ...problemReplies(...usual, 'rate-limited', ...(keep.problems ?? [])),
        },
      },
    ),
    remove: defineRoute(
      { access: 'fresh-member' },
      {
        method: 'delete',
        path: itemPath,
        summary: remove.summary,
        request: { params },
        responses: { 204: { description: 'Deleted' }, ...problemReplies(...usual) },
      },
    ),
  }
}

type OwnRow = { userId: string; createdAt: Date }

/** What a member keeps, as they get it: whose it is they know. */
export function toOwnItem<Row extends OwnRow>({ userId: _, createdAt, ...row }: Row) {
  return { ...row, createdAt: createdAt.toISOString() }
}
