export const profileTexts = {
  title: 'Your Profile',
  intro: 'This is what you told us when you signed up. Only you can see it.',
  information: 'Information',
  fullName: 'Your full name',
  email: 'Your e-mail',
  notSpecified: 'Not specified',
} as const
