import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

/** One of our mails as nodemailer takes it: nothing is fetched or read from disk while it is built. */
export function composeMessage(from: string, { to, subject, text, html }: Mail): SendMailOptions {
  return {
    from,
    // As an object the address is never parsed as a list of addresses.
    to: { name: '', address: to },
    subject,
    text,
    html,
    // RFC 3834: other programs do not answer it with an out-of-office note.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
