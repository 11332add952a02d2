import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

/** RFC 8058: mail programs show a button of their own, which posts to the link. */
function unsubscribeHeaders(link: string | undefined): Record<string, string> {
  if (!link) return {}
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** RFC 5322, 3.6.4: the part behind the @ is the sender's, which keeps the part before it from meeting another's. */
function messageId(from: string, id: string): string {
  const [, domain = 'localhost'] = /@([^\s>@]+)>?\s*$/.exec(from) ?? []
  return `<${id}@${domain}>`
}

/** One of our mails as nodemailer takes it: nothing is fetched or read from disk while it is built. */
export function composeMessage(from: string, mail: Mail): SendMailOptions {
  const { id, to, subject, text, html, unsubscribeLink } = mail
  return {
    from,
    // As an object the address is never parsed as a list of addresses.
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(id !== undefined && { messageId: messageId(from, id) }),
    // RFC 3834: other programs do not answer it with an out-of-office note.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeLink) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
