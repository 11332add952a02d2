/** What the Practice Room's own page says, above its list. */
export const waysTexts = {
  label: 'Ways to practice',
  roundHeading: 'A short round',
  round: "Today's round",
  roundHint: 'Five short items, about three minutes, when you like.',
  goOn: 'Go on',
  begin: 'Start practice',
  withTitle: (action: string, title: string) => `${action}: ${title}`,
  forSomebody: 'Choose exercises for somebody',
  tabs: 'Practice',
  exercises: 'Exercises',
  skills: 'My skills',
} as const
