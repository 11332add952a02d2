import type { CalendarDay } from '#domain/progress/calendar-day.ts'
import { lastDays, presetDays, type RangeFault, rangeFault } from '#domain/progress/report-range.ts'
import type { ShareRequest } from '#domain/sharing/contract.ts'
import { type ShareItem, shareItems } from '#domain/sharing/share-items.ts'
import { DEFAULT_LINK_DAYS, MAX_RECIPIENT_LENGTH } from '#domain/sharing/share-link.ts'
import type { Edits } from '../../platform/use-kept-edits.ts'

/** What can be chosen for how long a link works, in days. */
export const linkDays = [1, 7, DEFAULT_LINK_DAYS, 90] as const

/** The form as it stands, complete or not. */
export type ShareDraft = Pick<ShareRequest, 'recipient' | 'items' | 'from' | 'to' | 'durationDays'>
/** A field as it is kept on the device between two visits. */
export type KeptField = string | string[]
export const isKeptField = (value: unknown): value is KeptField =>
  typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'))

/**
 * What is kept of the form over what it begins with: nobody, nothing, the last 30 days. `offered` are the items that
 * this person can choose.
 */
export function completeDraft(
  kept: Edits<KeptField>,
  today: CalendarDay,
  offered: readonly ShareItem[],
): ShareDraft {
  const text = (name: string, otherwise: string) => {
    const value = kept[name]
    return typeof value === 'string' ? value : otherwise
  }
  const range = lastDays(presetDays[1], today)
  return {
    recipient: text('recipient', ''),
    items: offered.filter((item) => kept.items?.includes(item)),
    from: text('from', range.from),
    to: text('to', range.to),
    durationDays: linkDays.find((days) => String(days) === kept.durationDays) ?? DEFAULT_LINK_DAYS,
  }
}

export type DraftFaults = {
  recipient?: 'missing'
  items?: 'missing'
  from?: RangeFault['fault']
  to?: RangeFault['fault'] | 'future'
}

/** What must be mended before there can be a preview, by field; empty when nothing must. */
export function draftFaults(draft: ShareDraft, today: CalendarDay): DraftFaults {
  const range = rangeFault(draft)
  return {
    ...(onOneLine(draft.recipient) === '' && { recipient: 'missing' }),
    ...(draft.items.length === 0 && { items: 'missing' }),
    ...(range ? { [range.end]: range.fault } : draft.to > today && { to: 'future' }),
  }
}

/** A name that was copied from a table has tabs in it, which a name on one line has not. */
const onOneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()

/** The request that a form without faults makes. */
export function toShareRequest(draft: ShareDraft, timeZone: string): ShareRequest {
  const recipient = onOneLine(draft.recipient).slice(0, MAX_RECIPIENT_LENGTH)
  return { ...draft, recipient, items: shareItems.filter((item) => draft.items.includes(item)), timeZone }
}
