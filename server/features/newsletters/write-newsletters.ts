import type {
  Newsletter,
  NewsletterDraft,
  NewsletterSummary,
  NewslettersReply,
} from '#domain/newsletters/contract.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import {
  countDeliveries,
  countSubscribers,
  deleteDraft,
  findNewsletter,
  findNewsletters,
  insertNewsletter,
  type MailCounts,
  type NewsletterRow,
  updateDraft,
} from './queries.ts'

type Scope = Pick<Services, 'db' | 'now'>

/** More than anybody looks back through. */
const MAX_LISTED = 100

function summary(row: NewsletterRow, counts: MailCounts | undefined): NewsletterSummary {
  const { id, subject, state, version, updatedAt, startedAt, endedAt, sentCount, failedCount } = row
  return {
    id,
    subject,
    state,
    version,
    updatedAt: updatedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    mails: counts ?? { waiting: 0, sent: sentCount, failed: failedCount },
  }
}

export async function listNewsletters({ db, now }: Scope): Promise<NewslettersReply> {
  const [rows, subscribers] = await Promise.all([findNewsletters(db, MAX_LISTED), countSubscribers(db)])
  const sending = rows.filter(({ state }) => state === 'sending').map(({ id }) => id)
  const counts = await countDeliveries(db, sending, now())
  return { newsletters: rows.map((row) => summary(row, counts.get(row.id))), subscribers }
}

/** @throws Problem `not-found` */
export async function readNewsletter({ db, now }: Scope, id: string): Promise<Newsletter> {
  const row = await findNewsletter(db, id)
  if (!row) throw new Problem('not-found')
  const counts = await countDeliveries(db, row.state === 'sending' ? [id] : [], now())
  return { ...summary(row, counts.get(id)), body: row.body }
}

const isKept = (kept: NewsletterRow, draft: NewsletterDraft) =>
  kept.state === 'draft' &&
  kept.version === draft.version + 1 &&
  kept.subject === draft.subject &&
  kept.body === draft.body

/**
 * Keeps a draft. The same one a second time, after an answer that was lost, changes nothing.
 * @throws Problem `newsletter-changed` when it is another version by now, or no draft any more
 */
export async function saveDraft(scope: Scope, id: string, draft: NewsletterDraft): Promise<Newsletter> {
  const change = { ...draft, id, now: scope.now() }
  const { version: _, ...text } = change
  const isSaved =
    draft.version === 0 ? await insertNewsletter(scope.db, text) : await updateDraft(scope.db, change)
  if (!isSaved) {
    const kept = await findNewsletter(scope.db, id)
    if (!kept || !isKept(kept, draft)) throw new Problem('newsletter-changed')
  }
  return await readNewsletter(scope, id)
}

/** @throws Problem `newsletter-changed` when it is another version by now, or no draft any more */
export async function discardDraft({ db }: Scope, id: string, version: number): Promise<void> {
  if (!(await deleteDraft(db, id, version))) throw new Problem('newsletter-changed')
}
