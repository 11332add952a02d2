import type { Services } from '../../services.ts'
import { deleteEmptyConversations } from './queries.ts'

/** Longer than any reply takes, so that none is still being written for the conversation. */
const EMPTY_FOR_MS = 60 * 60 * 1000

/**
 * Deletes conversations that hold no message: the process that made them ended before their first reply did. Their
 * title is what the person wrote, and no list shows them. Run by a scheduled job.
 */
export async function pruneEmptyConversations({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteEmptyConversations(db, new Date(now().getTime() - EMPTY_FOR_MS))
}
