import { sentence } from './texts.ts'
/** What an exercise says while it is played. */

export const introTexts = {
  heading: 'What this is',
  talkWith: 'You talk with:',
  notFor: 'When not to do it:',
  skill: (name: string) => `The skill: ${name}`,
  why: 'Why it helps:',
  notWanted: 'Where it is not wanted:',
  begin: 'Begin',
  goOn: 'Go on where you were',
  lookAgain: 'Look at the end again',
  beginAnew: 'Begin anew',
  openScale: 'Open my scale',
  forget: 'Delete my place',
  forgetting: 'Deleting...',
  forgotten: 'Your place in this exercise is deleted.',
  card: 'Read the skill card',
  changed:
    'The text of this exercise was changed since you were here. It begins anew, because your earlier replies no longer fit.',
} as const

export const controlTexts = {
  label: 'Controls of the exercise',
  back: 'Back one turn',
  backStep: 'Back one step',
  hint: 'Hint',
  pause: 'Pause',
  stop: 'Stop',
  goOn: 'Go on',
  stopped: 'You stopped',
  stoppedText: 'That is fine. Your place is kept. Nothing is expected of you now.',
  goOnHere: 'Go on here',
  calm: 'Open the calm screen',
  list: 'To the list of exercises',
} as const

export const savingTexts = {
  waiting:
    'Your place could not be sent just now. It is kept on this device and is sent again by itself. You can go on.',
  newer: 'You went on in another tab or on another device. This page now shows that newer place.',
  changed:
    'The text of this exercise was changed while you were in it. Your newest steps are not kept. Load this page again to begin anew.',
} as const

export const talkTexts = {
  turn: (number: number, name: string) => `Turn ${number}: ${name}`,
  partner: (name: string, relation: string) => `${name}, ${relation}`,
  question: 'What do you do or say?',
  comment: 'About this reply',
  works: 'What works',
  other: 'One other way',
  why: 'Why',
  thinks: (name: string) => `What ${name} thinks`,
  yourSide: 'Your side',
  notWrong: 'You can choose another reply and read its comment before you go on.',
  lastWords: (name: string) => `What ${name} says`,
  happens: 'What happens',
  means: 'What it means',
  view: (name: string) => `How ${name} sees it`,
  way: 'The way you took',
  youSaid: 'You:',
  backToTurn: (number: number) => `Go back to turn ${number}`,
  compare: 'Compare two replies',
  first: 'First reply',
  second: 'Second reply',
  leadsTo: 'What follows',
  leadsToEnd: (title: string) => `The talk ends: ${title}`,
} as const

export const endTexts = {
  keep: 'A sentence to keep',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser did not allow copying. Select the sentence and copy it yourself.',
  next: 'What next?',
  another: (title: string) => `Another exercise: ${title}`,
  again: 'Do this one again',
  list: 'All exercises',
} as const

export const meaningTexts = {
  item: (number: number, of: number) => `Words ${number} of ${of}`,
  question: 'What can it mean? Choose for each reading. You may leave some open.',
  show: 'Show the clues',
  same: 'You see it the same way as we do.',
  other: (ours: string) => `We see it another way: ${ours}.`,
  open: (ours: string) => `We say: ${ours}.`,
  cue: 'The clue:',
  later: 'This time',
  ask: 'A question that would clear it',
  unsure: 'Several readings can be right. Nobody can know all of it from the words alone.',
  finished: 'You went through all words.',
  next: 'Go on',
} as const

export const orderTexts = {
  question: 'Move the steps until the order works for you.',
  up: 'Up',
  down: 'Down',
  upStep: (step: string) => `Move up: ${step}`,
  downStep: (step: string) => `Move down: ${step}`,
  moved: (step: string, position: number, of: number) => `${step} Now at ${position} of ${of}.`,
  show: 'Show an order that works',
  yours: 'Your order',
  fits: 'Fits here.',
  earlier: 'Works better earlier.',
  later: 'Works better later.',
  ours: 'An order that works',
  equal: 'Steps with the same number can change places.',
  why: 'Why:',
  change: 'Change my order',
  twist: 'Then it goes otherwise',
  ways: 'Select a way to read what comes of it. You can read them all.',
} as const

const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '−'))

/** What a change to a plan brings: below 0 it costs. */
export const savesText = (value: number) => (value < 0 ? `Costs ${-value}.` : `Saves ${value}.`)

export const energyTexts = {
  question: 'What would each part of this day give you or cost you?',
  hint: 'From −3 (costs much) to +3 (gives much). What you leave open counts as it is for many people.',
  notSaid: 'Leave open',
  value(value: number): string {
    if (value === 0) return '0, neither'
    return `${signed(value)}, ${value > 0 ? 'gives' : 'costs'} ${['a little', 'some', 'much'][Math.abs(value) - 1]}`
  },
  show: 'Add it up',
  yours: 'The day, added up',
  own: (value: number) => `You: ${signed(value)}.`,
  usual: (value: number) => `Many people: ${signed(value)}.`,
  sum(sum: number): string {
    if (sum === 0) return 'The sum is 0. The day gives as much as it costs.'
    return sum > 0
      ? `The sum is ${signed(sum)}. The day gives more than it costs.`
      : `The sum is ${signed(sum)}. The day costs more than it gives.`
  },
  changes: 'Change the plan',
  changesHint: 'Each change has a price. Choose those that are worth it to you.',
  saves: (change: string, value: number) => `${sentence(change)} ${savesText(value)}`,
  notWith: (changes: readonly string[]) => sentence(`Not together with: ${changes.join('; ')}`),
  notNow: (changes: readonly string[]) => sentence(`Not possible now: ${changes.join('; ')}`),
  price: 'The price:',
  before: (sum: number) => `Before the changes it was ${signed(sum)}.`,
  finish: 'Finish with this plan',
} as const

export const sentenceTexts = {
  task: 'What is to be said',
  message: 'Your message',
  empty: 'Choose a part. Your message appears here.',
  effect: 'What it does:',
  without: 'Left out on purpose',
  finish: 'Finish with this message',
  answer: 'What comes back, this time',
  otherWords: 'With other words another answer could come.',
  change: 'Change my words',
} as const

export const scaleTexts = {
  heading: (of: string) => `My scale: ${of}`,
  hint: 'Write your own words for each step. You can leave steps empty and come back.',
  step: (number: number) => `Step ${number}${{ 1: ', calm or little', 5: ', too much' }[number] ?? ''}`,
  examples: 'Others say:',
  helps: 'What can help:',
  own: 'My words',
  tries: 'Try it on a day',
  openTries: 'Put small things of a day on my scale',
  changeTries: 'Change my steps for the day',
  triesHint: 'On which step of your scale would this be? No step is right or wrong. You can leave some open.',
  stepWith: (number: number, words: string) => `Step ${number}: ${words}`,
  others: 'Others',
  triedOpen: 'Left open.',
  finish: 'Finish my scale',
  finished: 'Your scale is kept',
  empty: 'No words yet.',
  change: 'Change my words',
} as const
