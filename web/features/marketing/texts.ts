/** Words of the public pages' frame; the words of their sections lie in content/landing. */
export const marketingTexts = {
  whatWorks: 'What works.',
  oneOtherWay: 'One other way.',
  why: 'Why.',
  productName: 'Wayfern',
  homeLink: 'Wayfern, to the start page',
  pagesLabel: 'Pages',
  howItWorks: 'How it works',
  pricing: 'Pricing',
  getHelp: 'Get help',
  logIn: 'Log in',
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  /** Read after "Learn More" by screen readers, which list links without what stands around them. */
  learnMoreAbout: ' about Wayfern',
  subscribeNow: 'Subscribe Now',
  backToHome: 'Back to Home',
  signUpNow: 'Sign Up Now',
  you: 'You',
  coach: 'Coach',
  perInterval: (interval: string) => `per ${interval}`,
  includedHeading: 'What you get',
  stepNumber: (number: number) => `Step ${number}`,
  starsOf: (stars: number) => `${stars} out of 5 stars`,
  footerLabel: 'More about Wayfern',
  footerNote: 'Wayfern is education and practice. It is not medical care and not an emergency service.',
  onThisPage: 'On this page',
  terms: 'Terms',
  privacy: 'Privacy',
  safety: 'Safety',
  accessibility: 'Accessibility',
  termsDescription:
    'What you get for the price of the plan, how to cancel, and what the coach can and cannot do.',
  privacyDescription:
    'What Wayfern stores, where your messages go, and how to download or delete everything.',
  safetyDescription:
    'Help lines for urgent situations, and what the safety check of Wayfern does and does not do.',
  accessibilityDescription:
    'How Wayfern is made accessible, what you can set, and what does not work well yet.',
  helpDescription:
    'How to use the pages of Wayfern, help lines for urgent situations, and how to reach a person.',
  howToUse: (title: string) => `How to use this page: ${title}`,
  toUrgent: 'Urgent help: show the help lines',
  urgentHelp: 'Urgent help',
  reachPerson: 'Reach a person',
  reachPersonMeaning:
    'If you have an account, log in, then select "Get help" and "Ask for support". A person reads it and answers by email.',
  readSafetyPage: 'Read the safety page',
  aboutWayfern: 'About Wayfern',
} as const
