import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'
import { savedTextSafety } from '../safety/contract.ts'

const MAX_SUBJECT_CHARACTERS = 120
const MAX_SUPPORT_MESSAGE_CHARACTERS = 5_000

export const supportRequestForm = z.strictObject({
  /** The sender's own, so that a try repeated after a lost answer adds nothing; the server makes one without it. */
  id: z.uuid().optional(),
  /** One line, because it becomes the subject of a mail. */
  subject: storedText
    .trim()
    .min(1, 'Subject is required')
    .max(MAX_SUBJECT_CHARACTERS, `Subject must be at most ${MAX_SUBJECT_CHARACTERS} characters`)
    .regex(/^\P{Cc}*$/u, 'Subject must be one line'),
  message: storedText
    .trim()
    .min(1, 'Message is required')
    .max(
      MAX_SUPPORT_MESSAGE_CHARACTERS,
      `Message must be at most ${MAX_SUPPORT_MESSAGE_CHARACTERS} characters`,
    ),
  /** Only what the person attaches by this id ever reaches an operator. */
  conversationId: z.uuid().optional(),
})
export type SupportRequestForm = z.infer<typeof supportRequestForm>

const supportRequestState = z.enum(['open', 'answered', 'closed'])

const supportRequest = z.object({
  id: z.uuid(),
  subject: z.string(),
  message: z.string(),
  hasAttachment: z.boolean(),
  state: supportRequestState,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type SupportRequest = z.infer<typeof supportRequest>
export const sentSupportRequest = supportRequest.extend(savedTextSafety)
export type SentSupportRequest = z.infer<typeof sentSupportRequest>
export const supportRequestsReply = z.object({ requests: z.array(supportRequest) })

/** What an operator sees of a request: who asks. An attached conversation is in the mail alone (decisions, "Roles"). */
export const receivedSupportRequest = supportRequest.extend({
  from: z.object({ name: z.string(), email: z.string() }),
})
export type ReceivedSupportRequest = z.infer<typeof receivedSupportRequest>
export const receivedSupportRequestsReply = z.object({ requests: z.array(receivedSupportRequest) })

export const supportRequestQuery = z.object({ state: supportRequestState.optional() })
export const supportRequestChange = z.strictObject({ state: supportRequestState })
