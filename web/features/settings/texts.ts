import { contentMatters } from '#domain/coaching/content-notes.ts'

/** Texts of the specification (sections 2, 4 and 8) are word for word. */
export const settingsTexts = {
  title: 'Settings',
  intro: 'Each choice takes effect at once. It is saved in your account and works on all your devices.',
  tabs: 'Settings tabs',
  appearanceTab: 'Appearance',
  notificationsTab: 'Notifications',
  privacyTab: 'Privacy',
  accountTab: 'Account',
  companionTab: 'AI Companion',
  toCompanion: 'AI Companion settings',
  loading: 'Loading settings...',
  notLoadedTitle: 'Failed to load your settings.',
  notLoaded: 'Nothing is changed. Check your internet connection, then try again.',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',

  signOutHeading: 'Sign out',
  signOutHint:
    'Signing out removes your unsent texts and unsaved changes from this device. If there are any, you are asked first. Everything else is kept in your account.',
  name: 'Name',
  changeName: 'Change in Profile',
  notSpecified: 'Not specified',
  unknown: 'Not known at the moment',
} as const

export const appearanceTexts = {
  theme: 'How the pages look',
  gameElements: 'Points and achievements',
  gamificationEnabled: {
    label: 'Game elements',
    hint: 'Points, levels, streaks, achievements and their messages. When this is off, none of them is shown. Nothing is lost: they are still counted.',
  },
  darkMode: { label: 'Dark mode', hint: 'Light text on a dark background.' },
  highContrast: { label: 'High contrast', hint: 'Black and white only, with thicker borders.' },
  reducedMotion: { label: 'Reduced motion', hint: 'Nothing moves or fades.' },
  largerText: { label: 'Larger text', hint: 'All text is one fifth larger.' },
  plainBackground: { label: 'Plain background', hint: 'One calm color in place of the green gradient.' },
} as const

export const notificationTexts = {
  heading: 'Notifications',
  notificationsEnabled: {
    label: 'Notifications',
    hint: 'The main switch. When it is off, the three switches below have no effect. They keep their positions.',
  },
  emailNotifications: {
    label: 'Email notifications',
    hint: 'Emails about things you switched on here. Emails about your account, such as a new password, always come.',
  },
  dailyReminders: {
    label: 'Daily reminders',
    hint: 'One email a day at the time that you choose. It says nothing about streaks or missed days.',
  },
  remindersNeedEmail: 'Daily reminders come by email. Switch "Email notifications" on to get them.',
  reminderTime: 'Time of the reminder',
  reminderTimeHint: (timeZone: string | null) =>
    `On your own clock${timeZone ? ` (${timeZone})` : ''}. It is saved when you leave this field.`,
  achievementNotifications: {
    label: 'Achievement notifications',
    hint: 'A message on the page when you unlock an achievement.',
  },
  newsletterHeading: 'Newsletter',
  newsletterEnabled: {
    label: 'Newsletter',
    hint: 'News about Wayfern by email. First we send you one email with a link. Only after you open the link and confirm do you get the newsletter.',
  },
  newsletterWaitingTitle: 'Not confirmed yet',
  newsletterWaiting: (email: string) =>
    `We sent an email to ${email}. Open its link and confirm. Until then you get no newsletter.`,
  newsletterConfirmed: 'You have confirmed the newsletter. You can switch it off here at any time.',
  sendAgain: 'Send the email again',
  sendingAgain: 'Sending...',
} as const

export const privacyTexts = {
  dataHeading: 'Your data',
  dataCollection: {
    label: 'Data collection',
    hint: 'On: your conversations are kept, so that you can read them again and search in them. What you do counts in your progress report.',
  },
  dataCollectionOff:
    'Off: new conversations are not kept, and nothing new is added to your progress report. What was kept before stays until you delete it. Points and achievements are still counted. You can switch them off under Appearance.',
  sharingHeading: 'Sharing',
  shareProgress: {
    label: 'Share Progress with Healthcare Provider',
    hint: 'Requires setup: when this is on, you can make a link to a report. You choose who gets it, what it shows and which days, and you see it first. What was written in conversations is never shared.',
  },
  shareProgressOff:
    'When you switch this off, all your links stop working at once. They do not work again when you switch it on: you make new ones.',
  contentHeading: 'Content and help',
  sensitiveContentWarnings: {
    label: 'Content warnings',
    hint: 'A reply or a skill card about a difficult matter begins with one sentence that names the matter. Such a card stays closed until you press "Show this card".',
  },
  contentWarningsDetails: `The matters are ${new Intl.ListFormat('en-US').format(contentMatters)}. A sentence that only says where to get help comes without a note. An AI model is asked to do the same and can make mistakes. Off: no such sentence, and all cards are open.`,
  country: 'Your country',
  countryHint: 'The help lines for urgent situations are those of this country.',
  international: 'International (no country)',
} as const

/** The offer of a country from the time zone. */
export const countryTexts = {
  offered: (name: string) => `Your time zone suggests ${name}. Is that right?`,
  accept: (name: string) => `Yes, ${name}`,
  another: 'No, choose another country',
  unknown: 'To see the help lines of your country, choose it once.',
  choose: 'Choose your country',
  chosen: (name: string) => `Saved: ${name}. You can change it in Settings, under Privacy.`,
} as const

export const companionTexts = {
  heading: 'AI Companion',
  lookHeading: 'Plant of the companion',
  lookHint: 'It stands beside the name of your companion. It grows with your level and never wilts.',
  pot: 'Pot',
  pots: { clay: 'Clay pot', round: 'Round pot', box: 'Wide pot', footed: 'Pot with feet' },
  leaf: 'Leaves',
  leaves: { fern: 'Fern', coin: 'Round leaves', heart: 'Heart leaves', blade: 'Long leaves' },
  personalHeading: 'What the companion knows',
  aiPersonalization: {
    label: 'Personalization',
    hint: 'The companion reads your answers in the questionnaire before each reply. When this is off, it does not.',
  },
  toQuestionnaire: 'Open the questionnaire',
  lengthHeading: 'Length of replies',
  lengths: {
    concise: { label: 'Concise', hint: 'A few sentences.' },
    balanced: { label: 'Balanced', hint: 'The most important points with reasons.' },
    detailed: { label: 'Detailed', hint: 'All points, with steps and examples. Uses the most tokens.' },
  },
  voiceHeading: 'Voice',
  aiVoiceEnabled: {
    label: 'Read replies aloud',
    hint: 'A "Read aloud" button stands under each reply. Nothing is read by itself. Your browser speaks, with a voice of this device if there is one.',
  },
  voiceRate: 'Speed of the voice',
  voiceRateOf: (rate: number) => (rate === 1 ? 'Usual speed' : `${rate} times the usual speed`),
} as const
