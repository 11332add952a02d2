import { Problem } from '#domain/problems.ts'
import { verifyPassword } from '../../platform/accounts/password-hash.ts'
import { countAgainstLimit } from '../../platform/http/define-route.ts'
import type { Services } from '../../services.ts'
import { accountLimits } from './account-limits.ts'
import { findPasswordHash } from './queries.ts'

/**
 * Asks a signed-in user for the password again before something that cannot be taken back.
 * @throws Problem `rate-limited`, or `invalid-credentials`
 */
export async function checkPassword(services: Services, userId: string, password: string): Promise<void> {
  await countAgainstLimit(services, accountLimits.passwordCheckByUser, userId)
  const hash = await findPasswordHash(services.db, userId)
  if (!hash || !(await verifyPassword(password, hash))) throw new Problem('invalid-credentials')
}
