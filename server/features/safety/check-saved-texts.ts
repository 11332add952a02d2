import type { SafetyReply } from '#domain/safety/contract.ts'
import type { Services } from '../../services.ts'
import { checkSafety } from './check-safety.ts'
import { findCountry } from './queries.ts'

/**
 * Checks what a person wrote elsewhere than to the coach, after it was saved: the card is shown beside the success,
 * and nothing is held back. Lines are those of the country in the person's settings.
 * @param texts what was saved; absent ones count for nothing
 */
export async function checkSavedTexts(
  services: Pick<Services, 'db' | 'safetyContent'>,
  userId: string,
  texts: readonly (string | null | undefined)[],
): Promise<SafetyReply | null> {
  const written = texts.filter((text) => text !== null && text !== undefined)
  if (written.length === 0) return null
  // What is saved stays a success, and a card with international lines is better than none.
  const country = await findCountry(services.db, userId).catch(() => null)
  return await checkSafety(services, userId, written, country)
}
