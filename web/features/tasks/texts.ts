import type { DetailLevel } from '#domain/tasks/break-down.ts'
import type { TaskEnergy } from '#domain/tasks/task-template.ts'
import type { TimeNeeded } from '#domain/tasks/time-needed.ts'

const HOUR = 60
const DAY = 24 * HOUR

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function duration(minutes: number): string {
  if (minutes < 100) return counted(minutes, 'minute', 'minutes')
  if (minutes < 2 * DAY) return counted(Math.round(minutes / 30) / 2, 'hour', 'hours')
  return counted(Math.round((minutes / DAY) * 2) / 2, 'day', 'days')
}

/** "20 to 45 minutes", "50 minutes to 2 hours". */
function durations([least, most]: readonly [number, number]): string {
  const [from, to] = [duration(least), duration(most)]
  if (from === to) return to
  const [count, unit] = from.split(' ')
  return to.endsWith(unit ?? '') || to.endsWith(`${unit}s`) ? `${count} to ${to}` : `${from} to ${to}`
}

/** How long something takes; empty where nothing is known. */
export function timeText(time: TimeNeeded | null): string {
  if (!time) return ''
  const long = `waiting, travel or rest: ${durations(time.long)}`
  if (time.doing[1] === 0)
    return time.long[1] === 0 ? '' : `About ${durations(time.long)}, most of it waiting, travel or rest`
  const doing = `About ${durations(time.doing)}`
  return time.long[1] === 0 ? doing : `${doing}, and ${long}`
}

export const energyNames: Readonly<Record<TaskEnergy, string>> = {
  low: 'Low energy for most people',
  middle: 'Middle energy for most people',
  high: 'High energy for most people',
}

export const levelNames: Readonly<Record<DetailLevel, string>> = {
  1: 'Fewer, larger steps',
  2: 'Larger steps, and the hard ones smaller',
  3: 'Middle steps',
  4: 'Middle steps, and the hard ones very small',
  5: 'Very small steps',
}

const steps = (count: number) => counted(count, 'step', 'steps')

export const taskTexts = {
  heading: 'Make a task smaller',
  intro: 'Name a task. See it in steps, as large or as small as you want. There is no time limit.',
  load: {
    loading: 'Loading your lists...',
    failedTitle: 'Your lists could not be loaded',
    failed: 'Nothing is lost.',
    tryAgain: 'Try again',
  },
  goOnHeading: 'Go on where you stopped',
  ownHeading: 'Your own tasks',
  progress: (done: number, all: number) => `${done} of ${steps(all)} done`,
  finished: 'All steps are done.',
  finishedSkipped: 'All steps are done or skipped.',
  goOn: 'Go on',
  open: 'Open',
  startAgain: 'Start again',
  remove: 'Delete',
  removing: 'Deleting...',
  removed: (title: string) => `Deleted: ${title}`,
  ofTask: (action: string, title: string) => `${action}: ${title}`,
  back: 'Back to all tasks',
} as const

export const nameTexts = {
  label: 'What is the task?',
  hint: 'A few words are enough, such as "dishes" or "call the doctor".',
  submit: 'Find steps',
  submitting: 'Looking...',
  empty: 'Write a few words first.',
  found: (count: number) => `${counted(count, 'task fits', 'tasks fit')} these words.`,
  none: 'No task here fits these words.',
  own: 'Write my own steps',
  noModel: 'Or write your own steps. This installation has no AI model, so no steps are written for you.',
  orModel: 'Or take steps of your own, or of the AI model.',
  model: 'Let the AI model write steps',
  modelBusy: 'The AI model writes steps...',
  modelFailed: 'The AI model gave no steps that can be used. You can write your own steps.',
  all: (count: number) => `Show all ${count} tasks`,
  hideAll: 'Hide the list',
  search: 'Search in the list',
  noMatch: 'Nothing in the list has these words.',
  matches: (count: number) => counted(count, 'task in the list', 'tasks in the list'),
  loading: 'Loading the tasks...',
  failedTitle: 'The tasks could not be loaded',
  failed: 'You can still write your own steps.',
  tryAgain: 'Try again',
} as const

export const setupTexts = {
  needs: 'What you need',
  time: 'Time',
  energy: 'Energy',
  notFor: 'When not to do it like this',
  level: 'How small should the steps be?',
  levelCount: (level: DetailLevel, count: number) => `${levelNames[level]} (${steps(count)})`,
  changeLater: 'You can split any step again later.',
  byModel:
    'An AI model wrote these steps. They can be wrong or leave something out. Read them before you begin.',
  submit: 'Show the steps',
} as const

export const ownTexts = {
  heading: 'Your own steps',
  changeHeading: 'Change title and steps',
  title: 'Title',
  steps: 'Steps, one on each line',
  stepsHint: 'Begin with a verb if you can, such as "Open the letter".',
  noTitle: 'Write a title.',
  noSteps: 'Write at least one step.',
  tooLong: (most: number) => `A step has at most ${most} characters. Make the longest line shorter.`,
  tooMany: (most: number) => `A list has at most ${most} steps.`,
  submit: 'Show the steps',
  save: 'Save',
  cancel: 'Cancel',
} as const

export const listTexts = {
  done: (done: number, skipped: number, all: number) =>
    `${done} of ${steps(all)} done${skipped > 0 ? `, ${skipped} skipped` : ''}.`,
  left: (time: string) => `For what is open: ${time.charAt(0).toLowerCase()}${time.slice(1)}.`,
  oneByOne: 'One at a time',
  list: 'Show the list',
  split: 'Split this step',
  splitName: (step: string) => `Split this step: ${step}`,
  wasSplit: (count: number) => `Now in ${count} smaller steps.`,
  firstMinute: 'Do only its first minute.',
  rest: 'The rest of it.',
  skipped: 'Skipped',
  print: 'Print',
  keep: 'Keep as my own task',
  kept: 'Kept under "Your own tasks".',
  change: 'Change title and steps',
  again: 'Start again',
  close: 'Back to all tasks',
  smaller: 'Smaller steps, one on each line',
  smallerHint: 'Write this step again as two or more smaller ones.',
  smallerSubmit: 'Put them in its place',
  cancel: 'Cancel',
} as const

export const oneStepTexts = {
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  partOf: (step: string) => `Part of: ${step}`,
  controls: 'This step',
  done: 'Done',
  smaller: 'Smaller',
  skip: 'Skip',
  back: 'Back',
  stop: 'Stop',
  smallest: 'This is the smallest step.',
  stopped: 'You stopped. What is done stays done. You can go on here whenever you like.',
} as const

export const savingTexts = {
  waiting:
    'Your place could not be sent just now. It is kept on this device and is sent again by itself. You can go on.',
  newer: 'You went on in another tab or on another device. This page now shows that newer list.',
  changed:
    'Your list is full: it holds 200 tasks. This one is not kept. Delete one that you no longer need, then open this one again.',
} as const
