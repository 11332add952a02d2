import { z } from 'zod'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { supportMail } from './mail-texts.ts'
import { findReceivedRequest } from './queries.ts'

const jobData = z.object({ id: z.uuid() })

/** Who gets the mail on a machine where nobody is named: it lies in the outbox folder then. */
const OUTBOX_OPERATOR = 'operator@localhost'

/**
 * Where requests go: `SUPPORT_EMAIL`, else the first operator, else the outbox folder. Null where a mail server is
 * set up and nobody is named: the request then waits on the operator's page alone.
 */
function recipient({ SUPPORT_EMAIL, OPERATOR_EMAILS, SMTP_URL }: Env): string | null {
  return SUPPORT_EMAIL ?? OPERATOR_EMAILS[0] ?? (SMTP_URL ? null : OUTBOX_OPERATOR)
}

/**
 * The job that mails a support request. Its data is the id only, so that no job keeps what a person wrote.
 * @throws Problem `mail-unavailable`; the job is then tried again
 */
export async function sendSupportRequest(services: Services, data: object): Promise<void> {
  const to = recipient(services.env)
  const received = await findReceivedRequest(services.db, jobData.parse(data).id)
  if (!to || !received) return
  await services.mailer.send({ userId: received.request.userId, to, ...supportMail(received) })
}
