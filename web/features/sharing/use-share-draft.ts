import { useState } from 'react'
import { calendarDay } from '#domain/progress/calendar-day.ts'
import type { ShareItem } from '#domain/sharing/share-items.ts'
import { browserTimeZone } from '../../platform/browser-time-zone.ts'
import { useKeptEdits } from '../../platform/use-kept-edits.ts'
import {
  completeDraft,
  type DraftFaults,
  draftFaults,
  isKeptField,
  type ShareDraft,
  toShareRequest,
} from './share-draft.ts'

/** The form for a link, kept on the device until the link is made. */
export function useShareDraft(userId: string, offered: readonly ShareItem[]) {
  const [timeZone] = useState(browserTimeZone)
  const today = calendarDay(new Date(), timeZone)
  const { edits, edit, discard } = useKeptEdits({ userId, place: 'share-link', isValue: isKeptField })
  /** Faults are told after the first try, and then as the form is mended. */
  const [tries, setTries] = useState(0)
  const draft = completeDraft(edits, today, offered)
  const found = draftFaults(draft, today)
  const faults: DraftFaults = tries > 0 ? found : {}

  return {
    draft,
    today,
    faults,
    tries,
    change(changes: Partial<ShareDraft>) {
      for (const [field, value] of Object.entries(changes))
        edit(field, Array.isArray(value) ? value : String(value))
    },
    /** The request, or null when the form has faults, which are told from now on. */
    request() {
      setTries(tries + 1)
      return Object.keys(found).length === 0 ? toShareRequest(draft, timeZone) : null
    },
    discard() {
      setTries(0)
      discard()
    },
  }
}
