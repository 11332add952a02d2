const failedToLoad = {
  failedTitle: 'This could not be loaded',
  failed: 'Nothing was changed. Check your internet connection, then try again.',
  tryAgain: 'Try again',
}

export const subscriptionTexts = {
  heading: 'Subscription',
  load: { ...failedToLoad, loading: 'Loading your subscription...' },
  plan: 'Plan',
  price: 'Price',
  status: 'Status',
  nextCharge: 'Next charge',
  endsOn: 'Ends on',
  coachingUntil: 'Coaching works until',
  unknown: 'Not known at the moment',
  none: 'None',
  states: { active: 'Active', past_due: 'Payment overdue', ended: 'Ended' },
  cancelled: 'Cancelled',
  priceEvery: (price: string, interval: string) => `${price} every ${interval}`,
  cancel: 'Cancel subscription',
  cancelling: 'Cancelling...',
  keep: 'Keep subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelWhat: (date: string) =>
    `You can use the coach until ${date}. After that you are not charged again. Everything you saved is kept. You can resume the subscription until then.`,
  resume: 'Resume subscription',
  resuming: 'Resuming...',
  updateCard: 'Update card',
  renew: 'Renew subscription',
  cardTitle: { card: 'Update your card', renew: 'Renew your subscription', overdue: 'Pay with this card' },
  cardWhat: {
    card: 'From now on, this card is charged in place of the old one. Nothing is charged today.',
    renew: 'This card is charged today, and then once in every period until you cancel.',
    overdue: 'The overdue amount is charged today. From now on, this card is charged.',
  },
  saveCard: 'Save card',
  payNow: 'Pay now',
  sending: 'Processing...',
  back: 'Go back',
  pastDueTitle: 'Your last payment did not go through',
  pastDue: (days: string, date: string) =>
    `You can use the coach for ${days} more, until ${date}. Update your card to keep your subscription.`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  endedTitle: 'Your subscription has ended',
  ended: 'The coach does not answer now. Everything you saved is kept. You can renew at any time.',
  toAccount: 'Open account settings',
}

export const subscriptionToasts = {
  cancelled: (date: string) => ({
    title: 'Subscription cancelled',
    description: `You can use the coach until ${date}. You are not charged again.`,
  }),
  resumed: { title: 'Subscription resumed', description: 'It goes on as before.' },
  card: { title: 'Card updated', description: 'From now on, this card is charged.' },
  renewed: { title: 'Subscription renewed', description: 'The coach answers again.' },
  cardTitle: 'Payment Error',
  notConfirmed: 'The bank did not confirm the card. Try again, or use another card.',
}

export const passwordTexts = {
  heading: 'Password',
  hidden: 'It is never shown.',
  what: 'When you save a new password, you stay signed in here and are signed out everywhere else.',
  current: 'Current password',
  showCurrent: 'Show current password',
  next: 'New password',
  showNext: 'Show new password',
  nextHint: 'At least 6 characters',
  again: 'New password again',
  showAgain: 'Show new password again',
  different: 'The two passwords are not the same',
  wrong: 'This is not your current password',
  save: 'Change password',
  saving: 'Changing...',
  changed: { title: 'Password changed', description: 'You are signed out everywhere else.' },
  resetWhat: (email: string) =>
    `If you do not know your current password: we send a link to ${email}. It opens a page where you choose a new one.`,
  reset: 'Send password reset email',
  resetting: 'Sending...',
  resetSent: {
    title: 'Password reset email sent',
    description: 'Check your email for a link to reset your password.',
  },
  resetFailed: { title: 'Error', description: 'Failed to send password reset email.' },
}

export const emailTexts = {
  heading: 'Email address',
  current: (email: string) => `Your address is ${email}.`,
  what: 'We send a link to the new address. Your address changes when you open that link and confirm.',
  next: 'New email address',
  password: 'Password for your account',
  showPassword: 'Show password for your account',
  wrong: 'This is not your password',
  save: 'Change email address',
  saving: 'Sending...',
  sentTitle: 'Check your new address',
  sent: (email: string) =>
    `A link is on its way to ${email}, unless that address already has an account. It works for 24 hours. Until you confirm, your old address stays.`,
}

export const confirmEmailTexts = {
  title: 'Confirm your new email address',
  intro: 'Select the button. From then on, you sign in with the new address.',
  confirm: 'Confirm address',
  confirming: 'Confirming...',
  doneTitle: 'Your email address is changed',
  done: 'Sign in with the new address from now on.',
  toWayfern: 'Open Wayfern',
  failedTitle: 'The address was not changed',
  invalid:
    'The link was used already, it is older than 24 hours, or your password was changed since. Ask for a new link in Settings, Account.',
  taken: 'This address belongs to another account. Choose another one in Settings, Account.',
  noToken: 'The link is not complete. Open it again from the email, or copy all of it.',
}

export const sessionsTexts = {
  heading: 'Where you are signed in',
  load: { ...failedToLoad, loading: 'Loading your devices...' },
  show: 'Show',
  count: (count: number) => (count === 1 ? '1 device' : `${count} devices`),
  unknown: 'Not known at the moment',
  here: 'This device',
  lastUsed: (date: string) => `Last used on ${date}`,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signingOut: 'Signing out...',
  signOutOthers: 'Sign out everywhere else',
  ended: { title: 'Signed out', description: 'That device can no longer use your account.' },
  othersEnded: { title: 'Signed out everywhere else', description: 'Only this device is still signed in.' },
}

export const exportTexts = {
  heading: 'Your data',
  what: 'You can download everything that Wayfern holds on you, as one zip file. It contains:',
  parts: [
    'One JSON file with your account, profile, questionnaire responses, settings, progress and payments',
    'Your conversations as text files (Markdown)',
  ],
  limit: 'You can do this up to 5 times in an hour.',
  download: 'Download my data',
  preparing: 'Preparing your data...',
  done: (fileName: string) => ({
    title: 'Your data is ready',
    description: `Your browser saves it as ${fileName}.`,
  }),
}

export const deletionTexts = {
  heading: 'Delete account',
  what: 'This deletes:',
  parts: [
    'Personal information',
    'Questionnaire responses',
    'Progress and achievements',
    'AI companion chat history',
  ],
  when: 'You are signed out at once, and get a confirmation email. Your subscription is cancelled. After 7 days everything is deleted for good. If you sign in before that, you can keep your account.',
  open: 'Delete my account',
  title: 'Delete your account?',
  typeLabel: 'Type DELETE to confirm',
  typeHint: 'In capital letters, exactly so.',
  confirm: 'Delete account',
  deleting: 'Deleting...',
  keep: 'Keep account',
  initiated: {
    title: 'Account deletion initiated',
    description: "Your account deletion has been scheduled. You'll receive a confirmation email.",
  },
  wrongText: {
    title: 'Confirmation failed',
    description: 'Please type DELETE to confirm account deletion.',
  },
  failed: { title: 'Error', description: 'Failed to delete your account. Please try again.' },
  scheduledTitle: 'Your account will be deleted',
  scheduled: (date: string) => `Everything is deleted for good on ${date}. Until then you can keep it.`,
  undo: 'Keep my account',
  undoing: 'Keeping your account...',
  undone: {
    resumed: { title: 'Your account stays', description: 'Your subscription goes on as before.' },
    unchanged: { title: 'Your account stays', description: 'Nothing was deleted.' },
    'still-cancelled': {
      title: 'Your account stays',
      description: 'Your subscription is still cancelled. You can resume it in Settings, Account.',
    },
  },
}
