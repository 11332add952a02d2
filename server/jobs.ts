import { REMINDER_RUN_MINUTES } from '#domain/settings/daily-reminder.ts'
import {
  cancelSubscriptionForDeletion,
  deleteDueAccounts,
  sendDeletionConfirmation,
} from './features/account-data/index.ts'
import {
  pruneExpired,
  sendAccountNotice,
  sendEmailChange,
  sendEmailChangedNotice,
  sendPasswordReset,
} from './features/accounts/index.ts'
import {
  changeBillingEmail,
  refreshSubscriptions,
  refundUnclaimedPayments,
} from './features/billing/index.ts'
import { pruneEmptyConversations } from './features/conversations/index.ts'
import { SEND_NEWSLETTERS_JOB, sendNewsletters } from './features/newsletters/index.ts'
import {
  sendDailyReminders,
  sendNewsletterConfirmation,
  sendReminderMails,
} from './features/settings/index.ts'
import { pruneShareLinks } from './features/sharing/index.ts'
import { sendSupportRequest } from './features/support/index.ts'
import {
  foldTokenLedger,
  releaseStaleReservations,
  resetEligibleTokenUsages,
} from './features/token-allowance/index.ts'
import { foldCountChanges } from './platform/counts/queries.ts'
import { failWhenLeft } from './platform/jobs/fail-when-left.ts'
import type { JobDefinition } from './platform/jobs/job-definition.ts'
import { deleteOldJobCounts } from './platform/jobs/queries.ts'

/** All background work of the product. */
export const jobDefinitions: readonly JobDefinition[] = [
  { name: 'reset-token-usage', cron: '7 * * * *', retryLimit: 2, run: resetEligibleTokenUsages },
  { name: 'release-stale-reservations', cron: '*/10 * * * *', retryLimit: 2, run: releaseStaleReservations },
  { name: 'refresh-subscriptions', cron: '17 * * * *', retryLimit: 2, run: refreshSubscriptions },
  {
    name: 'refund-unclaimed-payments',
    cron: '37 * * * *',
    retryLimit: 2,
    run: failWhenLeft(refundUnclaimedPayments),
  },
  { name: 'delete-due-accounts', cron: '47 * * * *', retryLimit: 2, run: failWhenLeft(deleteDueAccounts) },
  // With doubling pauses from 30 s, eight tries reach over two hours without a mail server.
  { name: 'send-password-reset', pace: 'urgent', retryLimit: 8, run: sendPasswordReset },
  { name: 'send-account-notice', pace: 'urgent', retryLimit: 8, run: sendAccountNotice },
  { name: 'send-email-change', pace: 'urgent', retryLimit: 8, run: sendEmailChange },
  { name: 'send-email-changed-notice', pace: 'urgent', retryLimit: 8, run: sendEmailChangedNotice },
  {
    name: 'send-daily-reminders',
    cron: `*/${REMINDER_RUN_MINUTES} * * * *`,
    retryLimit: 1,
    run: sendDailyReminders,
  },
  { name: 'send-reminder-mail', pace: 'bulk', retryLimit: 8, runAll: sendReminderMails },
  { name: 'send-newsletter-confirmation', pace: 'urgent', retryLimit: 8, run: sendNewsletterConfirmation },
  // What a run leaves is taken up a minute later, so none is tried again by itself.
  { name: SEND_NEWSLETTERS_JOB, cron: '* * * * *', retryLimit: 0, run: sendNewsletters },
  { name: 'send-deletion-confirmation', pace: 'urgent', retryLimit: 8, run: sendDeletionConfirmation },
  // Twelve tries reach over a day without the payment provider.
  { name: 'change-billing-email', pace: 'urgent', retryLimit: 12, run: changeBillingEmail },
  // The deletion itself cancels what is left.
  {
    name: 'cancel-subscription-for-deletion',
    pace: 'urgent',
    retryLimit: 12,
    run: cancelSubscriptionForDeletion,
  },
  { name: 'prune-empty-conversations', cron: '33 * * * *', retryLimit: 2, run: pruneEmptyConversations },
  { name: 'prune-share-links', cron: '53 * * * *', retryLimit: 2, run: pruneShareLinks },
  { name: 'send-support-request', pace: 'urgent', retryLimit: 8, run: sendSupportRequest },
  { name: 'prune-expired-sessions', cron: '41 3 * * *', retryLimit: 2, run: pruneExpired },
  { name: 'fold-token-ledger', cron: '11 2 * * *', retryLimit: 2, run: foldTokenLedger },
  {
    name: 'add-up-counts',
    cron: '*/10 * * * *',
    retryLimit: 0,
    async run({ db, now }) {
      await foldCountChanges(db)
      await deleteOldJobCounts(db, now())
    },
  },
  {
    name: 'prune-rate-limits',
    cron: '23 * * * *',
    retryLimit: 0,
    run: (services) => services.rateLimiter.prune(services.now()),
  },
]
