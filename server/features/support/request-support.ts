import { conversationMarkdown } from '#domain/conversations/conversation-markdown.ts'
import { Problem } from '#domain/problems.ts'
import type { SupportRequestForm } from '#domain/support/contract.ts'
import type { Services } from '../../services.ts'
import { coachNameOf, readConversation } from '../conversations/index.ts'
import { findReceivedRequest, insertSupportRequest, type SupportRequestRow } from './queries.ts'

/**
 * The job is handed over before the request is kept, so that no crash in between loses the mail, and starts when
 * the request is surely kept. It has the request's id, so that tries that overlap send one mail.
 */
const MAIL_STARTS_AFTER_SECONDS = 30

async function attachmentOf(services: Services, userId: string, conversationId: string): Promise<string> {
  const conversation = await readConversation(services, userId, conversationId)
  return conversationMarkdown(conversation, coachNameOf(services.content, conversation.module))
}

/**
 * The user's own request that is kept under `id`, or null.
 * @throws Problem `not-found` when the id is somebody else's
 */
export async function findKeptRequest(
  { db }: Services,
  userId: string,
  id: string,
): Promise<SupportRequestRow | null> {
  const kept = await findReceivedRequest(db, id)
  if (kept && kept.request.userId !== userId) throw new Problem('not-found')
  return kept?.request ?? null
}

/**
 * Keeps a request for support and has it mailed. The conversation is attached as it is now, and only when the
 * person named it.
 * @throws Problem `not-found` for a conversation that is not the person's own, `mail-unavailable` when the job
 * cannot be kept; nothing is kept then
 */
export async function requestSupport(
  services: Services,
  userId: string,
  form: SupportRequestForm,
): Promise<SupportRequestRow> {
  const { id = crypto.randomUUID(), subject, message, conversationId } = form
  const attachment = conversationId ? await attachmentOf(services, userId, conversationId) : null
  await services.jobs
    .send('send-support-request', { id }, { startAfterSeconds: MAIL_STARTS_AFTER_SECONDS, id })
    .catch((cause) => {
      throw new Problem('mail-unavailable', {}, { cause })
    })
  const now = services.now()
  const request = { id, userId, subject, message, attachment, createdAt: now, updatedAt: now }
  await insertSupportRequest(services.db, request)
  const kept = await findKeptRequest(services, userId, id)
  if (!kept) throw new Error('the support request was not kept')
  return kept
}
