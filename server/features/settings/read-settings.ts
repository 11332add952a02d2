import { completeSettings, type SettingsReply } from '#domain/settings/contract.ts'
import { newsletterState } from '#domain/settings/newsletter.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { Services } from '../../services.ts'
import { findSettings, isNewsletterConfirmed, lockSettings } from './queries.ts'

type Scope = Pick<Services, 'db'>

/** All settings of the user; what they never changed has its default. */
export async function readSettings({ db }: Scope, userId: string): Promise<Settings> {
  return completeSettings((await findSettings(db, userId))?.settings ?? {})
}

/**
 * All settings of the user, held against every change until the transaction ends, also where nothing was changed yet:
 * `db` is that transaction.
 */
export async function holdSettings(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<Settings> {
  return completeSettings((await lockSettings(db, userId, now())).settings)
}

/** The settings as pages get them. */
export async function presentSettings({ db }: Scope, userId: string): Promise<SettingsReply> {
  const record = await findSettings(db, userId)
  const settings = completeSettings(record?.settings ?? {})
  return {
    settings,
    version: record?.version ?? 0,
    newsletter: newsletterState(settings, await isNewsletterConfirmed(db, userId)),
  }
}
