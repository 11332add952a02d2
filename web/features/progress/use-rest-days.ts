import { useState } from 'react'
import type { RestDays } from '#domain/progress/rest-days.ts'
import { toast } from '../../ui/toast.ts'
import { progress } from './progress.ts'
import { restDayTexts as texts } from './texts.ts'

/** Keeps rest days on the server, one change at a time. */
export function useRestDays() {
  const [isSaving, setSaving] = useState(false)

  /** Whether they were saved. */
  async function save(restDays: RestDays): Promise<boolean> {
    setSaving(true)
    try {
      await progress.declareRestDays(restDays)
      toast(texts.saved)
      return true
    } catch {
      toast({ ...texts.failure, variant: 'destructive' })
      return false
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save }
}
