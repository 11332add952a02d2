/** Texts of the specification (sections 2 and 8) are word for word. */
export const profileTexts = {
  title: 'Your Profile',
  intro: 'Manage your profile information and view your achievements.',
  tabs: 'Profile tabs',
  informationTab: 'Information',
  achievementsTab: 'Achievements',
  companionTab: 'AI Companion',
  loading: 'Loading profile...',
  notFoundTitle: 'Profile Not Found',
  notFound:
    'Your profile could not be read. What you saved is kept. Check your internet connection, then try again.',
  tryAgain: 'Try again',
  returnToDashboard: 'Return to Dashboard',

  edit: 'Edit Profile',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  unsaved: 'Your changes are not saved. They are kept on this device.',

  information: 'Information',
  informationHint: 'Only you can see this page.',
  fullName: 'Your full name',
  fullNameHint: 'It does not have to be your legal name.',
  email: 'Email',
  emailHint: 'You can change it in Settings, Account.',
  bio: 'About Me',
  bioHint: 'Whatever you want to write about yourself. It is optional.',
  neurodivergentProfile: 'Neurodivergent profile',
  neurodivergentProfileHint:
    'For example: autistic, ADHD, dyslexic, not sure yet. It is optional. It is also an answer in the questionnaire.',
  notSpecified: 'Not specified',
  noBio: 'No bio provided',
  invitation:
    'You can write a few sentences about yourself: what you like, what helps you, what you want to learn. Only you see them.',
  writeBio: 'Write about me',

  companion: 'AI Companion',
  companionName: 'Name of your AI companion',
  companionNameHint:
    'It stands above the assistant and in the menu. Without a name it is called AI Assistant. It is also an answer in the questionnaire.',
  companionPortrait: 'Your AI companion',
  companionFallback: 'AI Assistant',
  companionMore: 'How the companion replies, how long its replies are, and its voice are in the settings.',
  companionSettings: 'AI Companion settings',
  toQuestionnaire: 'Open the questionnaire',

  picture: 'Your picture',
  pictureAlt: 'Your profile picture',
  noPicture: 'No picture yet.',
  pictureHint: 'A PNG, JPEG or WebP file of up to 5 MB. Only you can see it. It is cut to a square.',
  choosePicture: 'Choose a picture',
  changePicture: 'Choose another picture',
  uploading: 'Uploading...',
  removePicture: 'Remove picture',
  removing: 'Removing...',
} as const

export const profileToasts = {
  loadFailure: { title: 'Error', description: 'Failed to load profile information.' },
  saveFailure: { title: 'Error', description: 'Failed to save profile information.' },
  saved: { title: 'Success', description: 'Profile updated successfully.' },
  pictureSaved: { title: 'Picture saved', description: 'Your new picture is shown on your profile.' },
  pictureRemoved: { title: 'Picture removed', description: 'Your profile has no picture now.' },
} as const
