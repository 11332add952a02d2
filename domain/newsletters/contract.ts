import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'

const MAX_NEWSLETTER_SUBJECT_CHARACTERS = 120
const MAX_NEWSLETTER_BODY_CHARACTERS = 20_000

/** `draft` can be changed. `stopped` was ended by an operator while it was being sent. */
export const newsletterProgressStates = ['draft', 'sending', 'sent', 'stopped'] as const
export type NewsletterProgress = (typeof newsletterProgressStates)[number]

const count = z.int().min(0)

const newsletterSummary = z.object({
  id: z.uuid(),
  subject: z.string(),
  state: z.enum(newsletterProgressStates),
  /** Rises with each change of a draft; whoever acts on a newsletter names the version that they saw. */
  version: z.int().min(1),
  updatedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Numbers only: no operator sees who the subscribers are. */
  mails: z.object({ waiting: count, sent: count, failed: count }),
})
export type NewsletterSummary = z.infer<typeof newsletterSummary>

export const newsletter = newsletterSummary.extend({ body: z.string() })
export type Newsletter = z.infer<typeof newsletter>

/** Newest first. `subscribers`: how many would get a newsletter that is sent now. */
export const newslettersReply = z.object({ newsletters: z.array(newsletterSummary), subscribers: count })
export type NewslettersReply = z.infer<typeof newslettersReply>

export const newsletterDraft = z.strictObject({
  /** One line, because it becomes the subject of a mail. */
  subject: storedText
    .trim()
    .min(1, 'Subject is required')
    .max(
      MAX_NEWSLETTER_SUBJECT_CHARACTERS,
      `Subject must be at most ${MAX_NEWSLETTER_SUBJECT_CHARACTERS} characters`,
    )
    .regex(/^\P{Cc}*$/u, 'Subject must be one line'),
  body: storedText
    .trim()
    .min(1, 'Text is required')
    .max(MAX_NEWSLETTER_BODY_CHARACTERS, `Text must be at most ${MAX_NEWSLETTER_BODY_CHARACTERS} characters`),
  /** The version that this one replaces; 0 for a new newsletter. */
  version: z.int().min(0),
})
export type NewsletterDraft = z.infer<typeof newsletterDraft>

export const newsletterId = z.object({ id: z.uuid() })
export const newsletterVersion = z.strictObject({ version: z.int().min(1) })
