import { Problem } from '#domain/problems.ts'
import type { SettingsChange } from '#domain/settings/contract.ts'
import { type MailList, parseUnsubscribeToken, unsubscribeToken } from '#domain/settings/unsubscribe-token.ts'
import { hashLinkToken } from '../../platform/links/link-token.ts'
import type { Services } from '../../services.ts'
import { changeSettings } from './change-settings.ts'
import { findByUnsubscribeToken, upsertUnsubscribeTokens } from './queries.ts'

const switchedOff: Record<MailList, SettingsChange> = {
  reminders: { dailyReminders: false },
  newsletter: { newsletterEnabled: false },
}

type Scope = Pick<Services, 'db' | 'env' | 'linkSigner'>

/** The link that ends a kind of mail for the user. It is the same in each mail, so that old mails keep working. */
export async function prepareUnsubscribeLink(scope: Scope, userId: string, list: MailList): Promise<string> {
  const link = (await prepareUnsubscribeLinks(scope, [userId], list)).get(userId)
  if (!link) throw new Error('a link for everybody who is named')
  return link
}

/** The same for many users in one statement: their links by user. */
export async function prepareUnsubscribeLinks(
  { db, env, linkSigner }: Scope,
  userIds: readonly string[],
  list: MailList,
): Promise<Map<string, string>> {
  const tokens = userIds.map((userId) => ({ userId, token: linkSigner.tokenFor('unsubscribe', userId) }))
  await upsertUnsubscribeTokens(
    db,
    tokens.map(({ userId, token }) => ({ userId, unsubscribeTokenHash: hashLinkToken(token) })),
  )
  return new Map(
    tokens.map(({ userId, token }) => [
      userId,
      `${env.PUBLIC_URL}/unsubscribe?token=${unsubscribeToken(list, token)}`,
    ]),
  )
}

/**
 * Ends the kind of mail that the link is about, without a session. Repeating it changes nothing.
 * @throws Problem `invalid-mail-link`
 */
export async function unsubscribe(
  scope: Pick<Services, 'db' | 'now' | 'events'>,
  token: string,
): Promise<MailList> {
  const link = parseUnsubscribeToken(token)
  const userId = link && (await findByUnsubscribeToken(scope.db, hashLinkToken(link.userToken)))
  if (!link || !userId) throw new Problem('invalid-mail-link')
  await changeSettings(scope, userId, switchedOff[link.list])
  return link.list
}
