import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import { Problem } from '#domain/problems.ts'
import type { Database } from '../../platform/database/database.ts'
import { findUserByEmail } from './queries.ts'

/**
 * Makes sure that an account can be made for the e-mail, before anything is charged.
 * @throws Problem `email-taken`
 */
export async function checkEmailFree(db: Database, email: string): Promise<void> {
  if (await findUserByEmail(db, normalizeEmail(email))) throw new Problem('email-taken')
}
