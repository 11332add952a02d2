export const sessionTexts = {
  checking: 'Checking that you are signed in...',
  unreachableDocumentTitle: 'No connection - Wayfern',
  unreachableTitle: 'No connection',
  unreachable:
    'Wayfern could not be reached, so it is not known whether you are signed in. Check your internet connection. This page tries again every 30 seconds.',
  tryAgain: 'Try again now',
  trying: 'Trying to reach Wayfern...',
  stillUnreachable: 'Wayfern could still not be reached.',
  ended: (keepsTexts: boolean) =>
    `You were signed out because your session ended. Sign in to go on.${keepsTexts ? ' What you had typed is kept on this device.' : ''}`,
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  unsentTitle: 'Sign out and remove what is not saved?',
  unsentMeaning: 'Signing out removes these from this device. They are not in your account:',
  staySignedIn: 'Stay signed in',
  signOutAndRemove: 'Sign out and remove them',
  signOutFailure: {
    title: 'You are still signed in',
    description: 'Wayfern could not be reached, so you were not signed out. Try again in a minute.',
  },
} as const

/** Said when the question before a sign-out did not load; `names` are the unsent texts that it would have named. */
export const unsentNotice = (names: string) => ({
  title: 'You are still signed in',
  description: `Signing out removes these from this device. They are not in your account: ${names}. To sign out and remove them, select "${sessionTexts.signOut}" again.`,
})

/** What an unsent text is called, by the first part of its place; every other place is a chat. */
const draftNames: Readonly<Record<string, string>> = {
  profile: 'Changes to your profile',
  questionnaire: 'Answers to the questionnaire',
  'safety-plan': 'Changes to your safety plan',
  energy: 'An energy check-in',
  'my-words': 'Sentences for My words',
  practice: 'Your place in an exercise',
  rewriter: 'Texts for the message rewriter',
  'share-link': 'Choices for a new share link',
  'support-request': 'A request for support',
  'talk-words': 'Your own words for an exercise',
  task: 'Your place in a task',
}

/** The names of unsent texts by their places, each once. */
export function nameDrafts(places: readonly string[]): string[] {
  const names = places.map((place) => draftNames[place.split('.')[0] ?? ''] ?? 'Messages to a coach')
  return [...new Set(names)].sort()
}
