/** What the list of exercises says, and what narrows it. */
export const listTexts = {
  filters: 'Narrow the list',
  filterModule: 'Module',
  allModules: 'All modules',
  filterAudience: 'Written for',
  everybody: 'Everybody',
  filterKind: 'Kind',
  allKinds: 'All kinds',
  filterMinutes: 'Length',
  anyLength: 'Any length',
  atMost: (count: number) => `At most ${count} minutes`,
  audienceHint: 'You may open every exercise, whoever it was written for.',
  count: (count: number) => `${count} ${count === 1 ? 'exercise' : 'exercises'}`,
  none: 'No exercise fits all choices. Change one of them.',
  alsoBegun: 'Also begun',
  finished: (day: string) => `Finished on ${day}`,
} as const
