import type { Act } from './act.ts'
import type { Reading } from './phrase-book.ts'

/** What a message of each act says, before its words. */
export const actLine: Readonly<Record<Act, string>> = {
  inform: 'They tell you something',
  ask: 'They ask you a question',
  request: 'They ask you to do something',
  'soft-request': 'In words, this is a question, a wish or a remark',
  refuse: 'They say no',
  postpone: 'They do not answer now',
  criticise: 'In words, this is an opinion or a suggestion',
  praise: 'They thank you or say something good',
  joke: 'In words, this is a statement',
  offer: 'They offer something',
  'real-invitation': 'They invite you, with a time or a place',
  'vague-invitation': 'They say that meeting would be good. No day is named',
  limit: 'They set a limit. It holds as it is written',
  'small-talk': 'They begin or keep up contact',
  goodbye: 'They end the talk',
  apologise: 'They say sorry',
  threaten: 'They name what will happen if you do not do something',
}

export type ActTexts = { readings: readonly Reading[]; unseen: string; ask: string }
export type SenderKind = 'in-charge' | 'close' | 'other'

const inCharge = new Set(['manager', 'teacher', 'official', 'landlord', 'doctor'])
const close = new Set(['friend', 'date', 'partner', 'parent', 'sibling', 'child'])

export function senderKind(from = ''): SenderKind {
  if (inCharge.has(from)) return 'in-charge'
  return close.has(from) ? 'close' : 'other'
}

const general: Partial<Record<Act, ActTexts>> = {
  'soft-request': {
    readings: [
      {
        can: 'It is a request in the form of a question, a wish or a remark.',
        likely: 'usual',
        cue: 'You could do what it names.',
      },
      {
        can: 'They only say what they notice or wonder about.',
        likely: 'possible',
        cue: 'Nothing in it is yours to do.',
      },
    ],
    unseen: 'By when they want it, and whether no is a possible answer.',
    ask: 'Would you like me to do that, and by when?',
  },
  postpone: {
    readings: [
      {
        can: 'They need time and will answer later.',
        likely: 'possible',
        cue: 'They say what they have to check first.',
      },
      {
        can: 'It is a polite no.',
        likely: 'possible',
        cue: 'No day is named, and they have put it off before.',
      },
    ],
    unseen: 'Whether an answer will come.',
    ask: 'When may I ask you again?',
  },
  criticise: {
    readings: [
      {
        can: 'They do not like something about it and say so politely.',
        likely: 'usual',
        cue: 'The words suggest another way, or stay vague about what is good.',
      },
      {
        can: 'They mean it as an idea that you may use or leave.',
        likely: 'possible',
        cue: 'They also name something that works.',
      },
    ],
    unseen: 'How much it matters to them, and what exactly should change.',
    ask: 'What would you like me to change?',
  },
  joke: {
    readings: [
      {
        can: 'It is a joke or irony: they mean the opposite, or nothing serious.',
        likely: 'usual',
        cue: 'The good words do not fit what happened.',
      },
      {
        can: 'They are annoyed and say it as a joke.',
        likely: 'possible',
        cue: 'Something went wrong just before.',
      },
    ],
    unseen: 'Whether they are annoyed.',
    ask: 'Are you joking, or does it bother you?',
  },
  'vague-invitation': {
    readings: [
      { can: 'They are friendly and have no plan.', likely: 'usual', cue: 'No day and no place are named.' },
      {
        can: 'They would like to meet, and the day is left open.',
        likely: 'possible',
        cue: 'They have made plans with you before.',
      },
    ],
    unseen: 'Whether they want to meet.',
    ask: 'Would you like to meet on Saturday or another day?',
  },
  'small-talk': {
    readings: [
      {
        can: 'It is a greeting. A short answer is enough.',
        likely: 'usual',
        cue: 'It stands at the beginning, and nothing follows.',
      },
      {
        can: 'They want to know how you are.',
        likely: 'possible',
        cue: 'They know that something happened, or they wait for the answer.',
      },
    ],
    unseen: 'How long an answer they have time for.',
    ask: 'I am okay. How are you?',
  },
  threaten: {
    readings: [
      {
        can: 'They want you to act, and name a consequence to press you.',
        likely: 'usual',
        cue: 'The consequence stands beside a demand.',
      },
    ],
    unseen: 'Whether they would do it, and whether they may.',
    ask: 'What exactly do you want me to do, and by when?',
  },
}

const bySender: Partial<Record<SenderKind, Partial<Record<Act, ActTexts>>>> = {
  'in-charge': {
    'soft-request': {
      readings: [
        {
          can: 'It is a task, said politely.',
          likely: 'usual',
          cue: 'Somebody who may give you tasks or rules says it.',
        },
        { can: 'It is a real choice.', likely: 'possible', cue: 'They say that it is optional.' },
      ],
      unseen: 'By when it must be done.',
      ask: 'By when do you need this?',
    },
    criticise: {
      readings: [
        { can: 'They expect you to change it.', likely: 'usual', cue: 'They judge or answer for this work.' },
        {
          can: 'It is an idea for another time.',
          likely: 'possible',
          cue: 'They accept this piece as it is.',
        },
      ],
      unseen: 'Whether this piece must be changed, or only the next.',
      ask: 'Shall I change this one, or only do it so next time?',
    },
  },
}

/** What an act means from this kind of sender alone; null where the sender changes nothing. */
export function textsOfSender(act: Act, from?: string): ActTexts | null {
  return bySender[senderKind(from)]?.[act] ?? null
}

/** What an act can mean, by the kind of sender; null where the words say what is meant. */
export function actTexts(act: Act, from?: string): ActTexts | null {
  return textsOfSender(act, from) ?? general[act] ?? null
}
