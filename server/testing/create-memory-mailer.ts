import { Problem } from '#domain/problems.ts'
import type { Mail, Mailer } from '../platform/mail/mailer.ts'

/** A mailer that keeps what was sent, and that a test can switch off. */
export function createMemoryMailer(): Mailer & { sent: Mail[]; isDown: boolean } {
  return {
    sent: [],
    isDown: false,
    async send(mail) {
      if (this.isDown) throw new Problem('mail-unavailable')
      this.sent.push(mail)
    },
    async forget(userId) {
      const kept = this.sent.filter((mail) => mail.userId !== userId)
      this.sent.splice(0, this.sent.length, ...kept)
    },
  }
}
