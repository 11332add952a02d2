type MailText = { subject: string; text: string }

/**
 * The daily reminder. It says nothing of points, streaks or missed days, and asks for nothing.
 * No line is longer than 76 characters: mail then goes out unencoded, and a link in an `.eml` file stays whole.
 */
export function dailyReminderMail(values: {
  reminderTime: string
  link: string
  unsubscribeLink: string
}): MailText {
  return {
    subject: 'Your daily reminder from Wayfern',
    text: [
      'Hello,',
      '',
      `you asked for a reminder every day at ${values.reminderTime}. This is it.`,
      '',
      'If you have a few minutes and enough energy, you can ask the coach',
      'one question about your day.',
      'If today is not a good day for it, you do not need to do anything.',
      '',
      'Open Wayfern:',
      '',
      values.link,
      '',
      'You can change the time of this email in Settings, Notifications.',
      'To stop it, open this link. You do not need to sign in:',
      '',
      values.unsubscribeLink,
      '',
      'Wayfern',
      '',
    ].join('\n'),
  }
}

/** The mail that asks whether the newsletter is really wished for. */
export function newsletterConfirmationMail(link: string): MailText {
  return {
    subject: 'Confirm the Wayfern newsletter',
    text: [
      'Hello,',
      '',
      'the newsletter was switched on in the settings of the Wayfern account',
      'with this email address.',
      '',
      'If you want the newsletter, open this link.',
      'It opens a page with one button that confirms it:',
      '',
      link,
      '',
      'Without this confirmation you get no newsletter.',
      'You can switch it off at any time in Settings, Notifications.',
      '',
      'If you do not want it, you do not need to do anything.',
      '',
      'Wayfern',
      '',
    ].join('\n'),
  }
}
