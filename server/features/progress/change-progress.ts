import type { ProgressEvent, SettingEvent } from '#domain/progress/progress-event.ts'
import type { RestDays } from '#domain/progress/rest-days.ts'
import type { Services } from '../../services.ts'
import { type RecordedProgress, recordProgress } from './record-progress.ts'

type Scope = Pick<Services, 'db' | 'now' | 'events'>

/** These changes happen here and now; no rule asks for their calendar day. */
const occurrence = ({ now }: Scope, id: string): Pick<ProgressEvent, 'id' | 'at' | 'timeZone'> => ({
  id,
  at: now().toISOString(),
  timeZone: 'UTC',
})

/** Restores the defaults, once per id: a repeated call takes nothing away from progress made after the first. */
export async function resetProgress(scope: Scope, userId: string, id: string): Promise<RecordedProgress> {
  const event: SettingEvent = { ...occurrence(scope, id), type: 'progress-reset' }
  return await recordProgress(scope, userId, [event])
}

/** Sets the days on which the user rests; they replace those declared before. */
export async function declareRestDays(
  scope: Scope,
  userId: string,
  restDays: RestDays,
): Promise<RecordedProgress> {
  const event: SettingEvent = {
    ...occurrence(scope, crypto.randomUUID()),
    type: 'rest-days-declared',
    restDays,
  }
  return await recordProgress(scope, userId, [event])
}
