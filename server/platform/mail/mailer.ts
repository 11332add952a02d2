export type Mail = {
  /**
   * Names the mail through all tries of sending it: letters, digits, `-` and `_`. Who gets it twice under one name, a
   * mail server or the outbox, can know that it is one mail.
   */
  id?: string
  /** The account that the mail is for, or about. It is not in the mail. */
  userId: string
  to: string
  subject: string
  text: string
  html?: string
  /** The one link that the mail is about. Without a mail server it is printed, so that a person can follow it. */
  link?: string
  /** For mails that come again: a page on which they can be ended, and which ends them when it is posted to. */
  unsubscribeLink?: string
}

/** Hands mail on. One implementation sends it by SMTP, one keeps it in a folder. */
export type MailSender = {
  /** @throws Problem `mail-unavailable` when the mail was not taken; sending again is safe */
  send(mail: Mail): Promise<void>
}

export type Mailer = MailSender & {
  /** Removes what is kept here of the mails for or about an account. What a mail server took is out of reach. */
  forget(userId: string): Promise<void>
}
