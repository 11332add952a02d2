import { refuseOverLimit } from '../../platform/http/define-route.ts'
import { judgeAct, limitedAct } from '../../platform/http/rate-limiter.ts'
import type { Services } from '../../services.ts'
import { type CoachContextRecord, countAndFindCoachContext } from './queries.ts'

/** Faster than anyone reads; slow enough that a script cannot keep a provider busy. */
const chatLimit = { name: 'chat', max: 40, windowSeconds: 60 }

/**
 * Counts a message to the coach against its limit and reads what the reply depends on: null for a user who was deleted
 * meanwhile. A fault of the database is thrown when the record is asked for, so that it does not stand in the way of a
 * safety card.
 * @throws Problem `rate-limited`
 */
export async function readCoachContext(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<() => CoachContextRecord | null> {
  const now = services.now()
  const act = limitedAct(chatLimit, userId, now)
  const [reading] = await Promise.allSettled([countAndFindCoachContext(services.db, userId, act)])
  if (reading.status === 'rejected') {
    return () => {
      throw reading.reason
    }
  }
  const { counted, context } = reading.value
  refuseOverLimit(judgeAct(chatLimit, counted, now))
  return () => context
}
