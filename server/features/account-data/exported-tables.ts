import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { credentials, emailChanges, sessions, users } from '../accounts/tables.ts'
import { payments, subscriptions } from '../billing/tables.ts'
import { conversationMessages, conversations } from '../conversations/tables.ts'
import { energyCheckins } from '../energy/tables.ts'
import { newsletterDeliveries } from '../newsletters/tables.ts'
import { keptSentences } from '../own-words/tables.ts'
import { exerciseRuns, practiceItems, practiceNotes } from '../practice/tables.ts'
import { avatars, profiles } from '../profile/tables.ts'
import { progressEvents, userProgress } from '../progress/tables.ts'
import { questionnaireResponses } from '../questionnaire/tables.ts'
import { safetyPlans } from '../safety/tables.ts'
import { mailConsents, userSettings } from '../settings/tables.ts'
import { shareLinks, shareViews } from '../sharing/tables.ts'
import { supportRequests } from '../support/tables.ts'
import { taskRuns } from '../tasks/tables.ts'
import { openReservations, tokenLedger, tokenSpends, userTokenUsage } from '../token-allowance/tables.ts'
import { accountDeletions } from './tables.ts'

export type ExportedTable = {
  table: PgTable
  /** The column with the user's id, or the one that names a row of another table which has it. */
  owner: PgColumn | { column: PgColumn; parentId: PgColumn; parentOwner: PgColumn }
  /** Secrets, by their column: with them, a stolen copy of the export would open the account. */
  leftOut?: readonly string[]
}

/** Everything that is held on a user, table by table. A test looks for tables that are missing here. */
export const exportedTables: readonly ExportedTable[] = [
  { table: users, owner: users.id },
  { table: sessions, owner: sessions.userId, leftOut: ['token'] },
  {
    table: credentials,
    owner: credentials.userId,
    leftOut: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  { table: emailChanges, owner: emailChanges.userId, leftOut: ['token_hash'] },
  { table: accountDeletions, owner: accountDeletions.userId },
  { table: subscriptions, owner: subscriptions.userId },
  { table: payments, owner: payments.userId, leftOut: ['confirmation_hash'] },
  { table: userTokenUsage, owner: userTokenUsage.userId },
  { table: tokenLedger, owner: tokenLedger.userId },
  { table: openReservations, owner: openReservations.userId },
  { table: tokenSpends, owner: tokenSpends.userId },
  { table: profiles, owner: profiles.userId },
  { table: avatars, owner: avatars.userId },
  { table: questionnaireResponses, owner: questionnaireResponses.userId },
  { table: userSettings, owner: userSettings.userId },
  {
    table: mailConsents,
    owner: mailConsents.userId,
    leftOut: ['unsubscribe_token_hash', 'newsletter_token_hash'],
  },
  { table: newsletterDeliveries, owner: newsletterDeliveries.userId },
  { table: userProgress, owner: userProgress.userId },
  { table: progressEvents, owner: progressEvents.userId },
  { table: conversations, owner: conversations.userId },
  {
    table: conversationMessages,
    owner: {
      column: conversationMessages.conversationId,
      parentId: conversations.id,
      parentOwner: conversations.userId,
    },
  },
  { table: energyCheckins, owner: energyCheckins.userId },
  { table: keptSentences, owner: keptSentences.userId },
  { table: exerciseRuns, owner: exerciseRuns.userId },
  { table: taskRuns, owner: taskRuns.userId },
  { table: practiceItems, owner: practiceItems.userId },
  { table: practiceNotes, owner: practiceNotes.userId },
  { table: safetyPlans, owner: safetyPlans.userId },
  { table: shareLinks, owner: shareLinks.userId, leftOut: ['token_hash'] },
  {
    table: shareViews,
    owner: { column: shareViews.linkId, parentId: shareLinks.id, parentOwner: shareLinks.userId },
  },
  { table: supportRequests, owner: supportRequests.userId },
]
