import type { RestDays } from '#domain/progress/rest-days.ts'
import { useAction } from '../../../platform/use-action.ts'
import { toast } from '../../../ui/toast.ts'
import { progress } from '../store/progress.ts'
import { restDayTexts as texts } from './texts.ts'

/** Keeps rest days on the server, one change at a time. `onSaved` is called only when they were saved. */
export function useRestDays() {
  const { isRunning, run } = useAction(
    async (restDays: RestDays, onSaved?: () => void) => {
      await progress.declareRestDays(restDays)
      toast(texts.saved)
      onSaved?.()
    },
    () => toast({ ...texts.failure, variant: 'destructive' }),
  )
  return { isSaving: isRunning, save: run }
}
