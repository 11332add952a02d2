import type { Move } from '#domain/practice/exercise.ts'
import { MAX_OWN_CHARACTERS, type UnsaidPart } from '#domain/practice/own-words.ts'

export const replyLetters = ['A', 'B', 'C'] as const
const letterOf = (choice: number) => replyLetters[choice] ?? ''

/** What a move is called where it is read in own words; moves that the reader does not name have no words here. */
const moveTexts: Partial<Readonly<Record<Move, string>>> = {
  asks: 'Your words ask something.',
  agrees: 'Your words agree.',
  thanks: 'Your words say thank you.',
  apologizes: 'Your words say sorry.',
  accuses: 'Your words say what the other person did wrong.',
  'gives-time': 'Your words ask for time or give time.',
  waits: 'Your words say that you wait, or do something without speaking.',
  'sets-limit': 'Your words say no or set a limit.',
  refuses: 'Your words say no or set a limit.',
  'explains-need': 'Your words say what you need, or how it is for you.',
}

const unsaidTexts: Readonly<Record<UnsaidPart, string>> = {
  need: 'They do not say what you need.',
  limit: 'They do not say where your limit is.',
  repair: 'They do not say sorry.',
  clarity: 'They do not ask a question.',
}

export const ownWordsTexts = {
  label: 'Say it in your own words',
  hint: `Your words are compared with the three replies. Up to ${MAX_OWN_CHARACTERS} characters.`,
  modelHint: `Your words are compared with the three replies. An AI model then answers them and can make mistakes. Up to ${MAX_OWN_CHARACTERS} characters.`,
  send: 'Send',
  sending: 'Reading your words...',
  empty: 'Write something first, or choose one of the three replies.',
  offline: 'Your own words need a connection. There is none now. The three written replies work without one.',
  heading: 'Your own words',
  question: 'Which reply is closest to your words?',
  move: (move: Move | null) => (move && moveTexts[move]) ?? '',
  nearest: (choice: number) => `The closest reply is ${letterOf(choice)}:`,
  goOn: 'The talk goes on as if you had chosen that reply. Is that right?',
  yes: 'Yes, go on with it',
  no: 'No, choose myself',
  choose: 'Choose the reply that is closest to your words. The talk goes on from there.',
  unsure:
    'None of the three replies is clearly the closest. Choose the one that fits best. The talk goes on from there.',
  takenFor: (choice: number) =>
    `Your words are taken for reply ${letterOf(choice)}. This comment is about it.`,
  commentByModel: (choice: number) =>
    `Your words are taken for reply ${letterOf(choice)}. An AI model wrote this comment about your own words. It can be wrong.`,
  saidByModel: 'Written by an AI model, as an answer to your own words.',
  fallback: 'The AI model gave no answer that can be used. The talk goes on with the written text.',
  comment: 'Your own words',
  unsaid: (part: UnsaidPart | null) => (part ? `${unsaidTexts[part]} You can leave it like that.` : ''),
  other: 'Write other words',
  remove: 'Delete these words',
  before: 'You wrote here before:',
  again: 'Use these words again',
  youSaid: 'You, in your own words:',
  takenForReply: 'Taken for the reply:',
  compared: 'In your own words:',
  sheet: 'My own words',
  onSheet: 'Print my own words too',
  onSheetHint: 'Whoever gets the sheet can read them.',
} as const
