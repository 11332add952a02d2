const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** The mail after a deletion was asked for. It carries nothing that a user wrote. */
export function deletionMail(deleteAfter: Date, signInLink: string): { subject: string; text: string } {
  return {
    subject: 'Your Wayfern account will be deleted',
    text: [
      'Hello,',
      '',
      'You asked us to delete your Wayfern account.',
      'You are signed out on all devices.',
      'Your subscription will not renew while the deletion is planned.',
      '',
      'Your account and all your data will be deleted after this moment:',
      `${moment.format(deleteAfter)} UTC`,
      '',
      'If you want to keep your account, sign in before that moment.',
      'The page then shows a button that keeps the account:',
      '',
      signInLink,
      '',
      'If you do nothing, the account is deleted.',
      '',
      'If you did not ask for this, sign in, keep the account,',
      'and change your password.',
      '',
      'Wayfern',
      '',
    ].join('\n'),
  }
}
