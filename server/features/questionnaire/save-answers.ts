import { isDeepStrictEqual } from 'node:util'
import { Problem } from '#domain/problems.ts'
import { mergeResponses } from '#domain/questionnaire/merge-responses.ts'
import type { Responses } from '#domain/questionnaire/question.ts'
import type { Services } from '../../services.ts'
import {
  findQuestions,
  insertResponsesIfMissing,
  lockResponses,
  type ResponsesRecord,
  updateResponses,
} from './queries.ts'

/**
 * Merges changed answers into those there are, under the lock of the user's row: of two devices that change
 * different answers at once, both win. Tells the user's open pages when something changed.
 * @throws Problem `invalid-request` with an issue per answer that cannot be saved; nothing is saved then
 */
export async function saveAnswers(
  scope: Pick<Services, 'db' | 'now' | 'events'>,
  userId: string,
  changes: Responses,
): Promise<ResponsesRecord> {
  const now = scope.now()
  return await scope.db.transaction(async (tx) => {
    const questions = await findQuestions(tx)
    await insertResponsesIfMissing(tx, userId, now)
    const current = await lockResponses(tx, userId)
    if (!current) throw new Error('the answers were deleted while they were changed')
    const merged = mergeResponses(questions, current.responses, changes)
    if ('issues' in merged) throw new Problem('invalid-request', { issues: merged.issues })
    if (isDeepStrictEqual(merged.responses, current.responses)) return current
    const after = { responses: merged.responses, updatedAt: now }
    await updateResponses(tx, userId, after)
    await scope.events.publish(tx, userId, 'answers')
    return after
  })
}
