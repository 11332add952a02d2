export const questionnaireTexts = {
  title: 'Onboarding Questionnaire',
  intro: 'There are no questions to answer at the moment. Every module works without them.',
  nextHeading: 'What you can do now',
  next: 'Ask your first question. One sentence is enough. You can also choose a module from the menu.',
  goHome: 'Go to the assistant',
} as const
