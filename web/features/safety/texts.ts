export const safetyTexts = {
  steps: 'What to do now',
  words: 'Words that you can say, write or show',
  linesOf: (country: string) => `Help lines: ${country}`,
  internationalLines: 'Help lines: international',
  moreLinesOf: (country: string) => `More help lines: ${country}`,
  moreInternationalLines: 'More help lines: international',
  linesFailure:
    'The help lines could not be loaded. If you are in danger now, call your local emergency number: 911, 112, 999 or 000.',
  fromTimeZone: (country: string) => `For this country: ${country}. Your time zone suggests it.`,
  linesOfCountry: (country: string) => `These lines are for this country: ${country}.`,
  linesFromTimeZone: (country: string) =>
    `These lines are for this country: ${country}. Your time zone suggests it.`,
  checked: (by: string, day: string) => `Last checked on ${day} by ${by}.`,
  unchecked:
    'The operator of this site has not checked these lines yet. If a line does not work, call the emergency number.',
  otherSite: '(other website, opens in a new tab)',
  ownPlan: 'Open your own safety plan',
  whenCalmer: 'For a calmer hour:',
  writePlan: 'Write a safety plan',
  note: 'A fixed check of words showed this card. It used no tokens, and your message is not kept. You can go on writing.',
  calmScreen: 'Calm screen',
  line: 'If you or somebody else is in danger, help is here.',
  showHelp: 'Show help',
  close: 'Close this card',
  besideNote: 'A fixed check of words offered this card. Nothing was blocked.',
  savedNote: 'A fixed check of words showed this card. What you wrote is saved, and nothing was blocked.',
  print: 'Print this card',
} as const
