import type { SessionUser } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import { achievementIds } from '#domain/progress/achievements.ts'
import type { ShareRequest } from '#domain/sharing/contract.ts'
import { shareLinkExpiry } from '#domain/sharing/share-link.ts'
import { hasNoFutureDays, makeSharedReport, type SharedReport } from '#domain/sharing/shared-report.ts'
import type { Services } from '../../services.ts'
import { findExerciseRuns, findPracticeItems, findPracticeNotes } from '../practice/index.ts'
import { readProgress, readProgressReport } from '../progress/index.ts'

async function readPractice({ db, content }: Pick<Services, 'db' | 'content'>, userId: string) {
  const [runs, items, notes] = await Promise.all([
    findExerciseRuns(db, userId),
    findPracticeItems(db, userId),
    findPracticeNotes(db, userId),
  ])
  return { ...content.practice, runs, items, notes }
}

/**
 * What a link made at this moment shows. Nothing is kept; it is the preview, and what a link keeps.
 * @throws Problem `invalid-request` when the range reaches beyond the person's own today
 */
export async function composeSharedReport(
  scope: Pick<Services, 'db' | 'now' | 'content'>,
  user: SessionUser,
  { durationDays, ...request }: ShareRequest,
): Promise<SharedReport> {
  const madeAt = scope.now()
  if (!hasNoFutureDays(request, madeAt)) {
    const issues = [{ path: 'to', message: 'must not lie after today' }]
    throw new Problem('invalid-request', { issues })
  }
  const report = await readProgressReport(scope, user.id, request)
  const { state } = await readProgress(scope, user.id)
  const practice = await readPractice(scope, user.id)
  return makeSharedReport(
    { ...request, sharedBy: user.name, madeAt, expiresAt: shareLinkExpiry(madeAt, durationDays) },
    { report, practice, unlocked: achievementIds.filter((id) => state.achievements[id]?.unlocked) },
  )
}
