export const sessionTexts = {
  checking: 'Checking that you are signed in...',
  unreachableTitle: 'No connection',
  unreachable:
    'Wayfern could not be reached, so it is not known whether you are signed in. Check your internet connection. This page tries again every 30 seconds.',
  tryAgain: 'Try again now',
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  signOutFailure: {
    title: 'You are still signed in',
    description: 'Wayfern could not be reached, so you were not signed out. Try again in a minute.',
  },
} as const
