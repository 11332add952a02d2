/**
 * The mail with a reset link. It carries nothing that a user wrote, such as the name: a stranger who signs up
 * with somebody else's address could otherwise send them a text of their choice.
 * No line is longer than 76 characters: mail then goes out unencoded, and a link in an `.eml` file stays whole.
 */
export function passwordResetMail(link: string): { subject: string; text: string } {
  return {
    subject: 'Choose a new password for Wayfern',
    text: [
      'Hello,',
      '',
      'Someone asked for a new password for the Wayfern account',
      'with this email address.',
      '',
      'If this was you, open this link.',
      'It opens a page where you can type a new password:',
      '',
      link,
      '',
      'The link works one time. It stops working 1 hour after this email was sent.',
      'When you save the new password, you are signed out on all devices.',
      'You can then sign in with the new password.',
      '',
      'If this was not you, you do not need to do anything.',
      'Your password stays the same.',
      '',
      'Wayfern',
      '',
    ].join('\n'),
  }
}

/**
 * The mail to a mailbox whose address was typed at the sign-up although it has an account. It is how the person learns
 * of it where the form may not say so, because anybody can type an address there.
 */
export function accountNoticeMail(siteAddress: string): { subject: string; text: string } {
  return {
    subject: 'You have a Wayfern account already',
    text: [
      'Hello,',
      '',
      'Someone typed this email address to sign up for Wayfern.',
      'There is a Wayfern account with this email address already.',
      'No second account was made, and nothing was charged.',
      '',
      'If this was you, sign in here:',
      '',
      `${siteAddress}/signup?mode=login`,
      '',
      'If you do not know your password any more, choose a new one here:',
      '',
      `${siteAddress}/signup?mode=reset`,
      '',
      'If this was not you, you do not need to do anything.',
      'Your account stays as it is. We send this email at most once a day.',
      '',
      'Wayfern',
      '',
    ].join('\n'),
  }
}

/** The mail to the new address. It names no one: whoever typed the address may have mistyped it. */
export function emailChangeMail(link: string): { subject: string; text: string } {
  return {
    subject: 'Confirm your new email address for Wayfern',
    text: [
      'Hello,',
      '',
      'Someone wants to use this email address for a Wayfern account.',
      '',
      'If this was you, open this link.',
      'It opens a page with one button that confirms the address:',
      '',
      link,
      '',
      'The link works one time. It stops working 24 hours after this email was sent.',
      '',
      'If this was not you, you do not need to do anything.',
      '',
      'Wayfern',
      '',
    ].join('\n'),
  }
}

/** The notice to the address that an account had until now. */
export function emailChangedNotice(): { subject: string; text: string } {
  return {
    subject: 'The email address of your Wayfern account was changed',
    text: [
      'Hello,',
      '',
      'Your Wayfern account now uses another email address.',
      'You sign in with the new address. Your password is the same as before.',
      '',
      'If you did not do this, someone else may have your password.',
      'Write to the support address on our website at once.',
      '',
      'Wayfern',
      '',
    ].join('\n'),
  }
}
