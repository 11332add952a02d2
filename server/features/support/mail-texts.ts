import { oneLine } from '#domain/fields/one-line.ts'
import type { ReceivedRow } from './queries.ts'

/** The mail to the operator. The person's words come last, so that nothing in them looks like ours. */
export function supportMail({ request, name, email }: ReceivedRow): { subject: string; text: string } {
  const attachment = request.attachment ? ['', 'Attached conversation:', '', request.attachment] : []
  return {
    subject: `Wayfern support: ${request.subject}`,
    text: [
      'A member asks for support. Answer to the address below,',
      'then set the state of the request on the operator page.',
      '',
      `Request: ${request.id}`,
      `Sent: ${request.createdAt.toISOString()}`,
      `From: ${oneLine(name)} <${email}>`,
      '',
      'Message:',
      '',
      request.message,
      ...attachment,
      '',
    ].join('\n'),
  }
}
