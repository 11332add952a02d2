import { conversationMarkdown } from '#domain/conversations/conversation-markdown.ts'
import { Problem } from '#domain/problems.ts'
import type { SupportRequestForm } from '#domain/support/contract.ts'
import type { Services } from '../../services.ts'
import { coachNameOf, readConversation } from '../conversations/index.ts'
import { insertSupportRequest, type SupportRequestRow } from './queries.ts'

/**
 * The job is handed over before the request is kept, so that no crash in between loses the mail, and starts when
 * the request is surely kept.
 */
const MAIL_STARTS_AFTER_SECONDS = 30

async function attachmentOf(services: Services, userId: string, conversationId: string): Promise<string> {
  const conversation = await readConversation(services, userId, conversationId)
  return conversationMarkdown(conversation, coachNameOf(services.content, conversation.module))
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
  const { subject, message, conversationId } = form
  const attachment = conversationId ? await attachmentOf(services, userId, conversationId) : null
  const id = crypto.randomUUID()
  await services.jobs
    .send('send-support-request', { id }, { startAfterSeconds: MAIL_STARTS_AFTER_SECONDS })
    .catch((cause) => {
      throw new Problem('mail-unavailable', {}, { cause })
    })
  const now = services.now()
  return await insertSupportRequest(services.db, {
    id,
    userId,
    subject,
    message,
    attachment,
    createdAt: now,
    updatedAt: now,
  })
}
