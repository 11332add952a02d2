export const settingsTexts = {
  title: 'Settings',
  intro: 'Each switch takes effect at once. Your choices are kept in this browser.',
  appearance: 'Appearance',
  dark: 'Dark mode',
  darkHint: 'Light text on a dark background.',
  contrast: 'High contrast',
  contrastHint: 'Black and white only, with thicker borders.',
  motion: 'Reduced motion',
  motionHint: 'Nothing moves or fades.',
  text: 'Larger text',
  textHint: 'All text is one fifth larger.',
  plain: 'Plain background',
  plainHint: 'One calm color in place of the green gradient.',
  account: 'Account',
  signOutHint:
    'Signing out removes your unsent texts from this device. Everything else is kept in your account.',
} as const
