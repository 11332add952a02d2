import type { ShareLink } from '#domain/sharing/contract.ts'
import type { SharedReport } from '#domain/sharing/shared-report.ts'

const period = { from: '2026-11-20', to: '2026-11-21', timeZone: 'UTC' }

/** A shared report as the server sends it: module visits and practice days of two days. */
export const sharedReportOf = (given: Partial<SharedReport> = {}): SharedReport => ({
  sharedBy: 'Robin',
  recipient: 'Dr. Lee',
  items: ['modules', 'practice-days'],
  ...period,
  madeAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-12-21T12:00:00.000Z',
  modules: [{ module: 'friendship', visits: 2 }],
  practiceDays: { total: 1, days: ['2026-11-21'] },
  ...given,
})

/** A link as it stands in the list: it works and was never opened. */
export const shareLinkOf = (given: Partial<ShareLink> = {}): ShareLink => ({
  id: '0b0f5a0e-9c5e-4a8e-8d5c-0c8f6a1f2b3c',
  recipient: 'Dr. Lee',
  items: ['modules', 'practice-days'],
  ...period,
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-12-21T12:00:00.000Z',
  revokedAt: null,
  state: 'active',
  viewCount: 0,
  recentViews: [],
  ...given,
})
