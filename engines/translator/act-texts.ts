import type { Act } from './act.ts'
import { type ActTexts, possible, type SenderKind, usual, type Variant } from './act-variant.ts'
import { criticisms, jokes, softRequests } from './hiding-act-texts.ts'

const inCharge = new Set(['manager', 'teacher', 'official', 'landlord', 'doctor'])
const close = new Set(['friend', 'date', 'partner', 'parent', 'sibling', 'child', 'flatmate'])

function senderKind(from = ''): SenderKind {
  if (inCharge.has(from)) return 'in-charge'
  return close.has(from) ? 'close' : 'other'
}

const texts: Readonly<Partial<Record<Act, readonly Variant[]>>> = {
  'soft-request': softRequests,
  criticise: criticisms,
  joke: jokes,
  inform: [
    {
      readings: [
        usual(
          'They tell it for a reason: they want you to notice something, to do something or to do it differently.',
          'The fact is about you, or about something you could change.',
        ),
        possible('They only tell it.', 'It has nothing to do with you.'),
      ],
      unseen: 'Why they tell you this now.',
      ask: 'Is there something you would like me to do about it?',
    },
  ],
  ask: [
    {
      readings: [
        usual(
          'The question carries a wish or a complaint.',
          'They know the answer already, or it is about what you do.',
        ),
        possible('They want to know the answer.', 'They do not know it, and wait for it.'),
      ],
      unseen: 'Why they ask.',
      ask: 'Do you want to know, or would you like me to do something?',
    },
  ],
  praise: [
    {
      signs: ['for once', 'nice but', 'next time'],
      readings: [
        usual(
          'They praise this, and say at the same time that it was not so before or elsewhere.',
          'A word such as “actually”, “finally”, “for once” or “but” stands in it.',
        ),
        possible(
          'It is praise alone, and the word slipped in.',
          'They are usually friendly and look pleased.',
        ),
      ],
      unseen: 'Whether they noticed how it sounds.',
      ask: 'Thank you. Was there something that I should do differently?',
    },
    {
      readings: [
        usual('They like it and want to be kind.', 'They name what is good.'),
        possible('They mean it ironically.', 'Something went wrong just before.'),
      ],
      unseen: 'How much of it is politeness.',
      ask: 'Thank you. What did you like about it?',
    },
  ],
  refuse: [
    {
      readings: [
        usual('It is a polite no.', 'They thank you or hold it open, and name no day and no next step.'),
        possible('They mean it, and will decide later.', 'They say what they have to find out first.'),
      ],
      unseen: 'Whether it is decided.',
      ask: 'Shall I take that as a no?',
    },
  ],
  postpone: [
    {
      readings: [
        possible('It is a polite no.', 'No day is named, or they have put it off before.'),
        possible('They need time and will answer later.', 'They say what they have to check first.'),
      ],
      unseen: 'Whether an answer will come.',
      ask: 'When may I ask you again?',
    },
  ],
  'vague-invitation': [
    {
      readings: [
        usual(
          'They are friendly, and there is no plan yet. Often none follows.',
          'No day and no place are named.',
        ),
        possible('They would like to meet, and leave the day open.', 'They have made plans with you before.'),
      ],
      unseen: 'Whether they want to meet.',
      ask: 'I would like that. Does Saturday or another day suit you?',
    },
  ],
  'real-invitation': [
    {
      readings: [
        usual('They would like to do this with you.', 'They name what, when or where.'),
        possible('They ask to be polite.', 'They say that it does not matter whether you come.'),
      ],
      unseen: 'How important it is to them that you come.',
      ask: 'I would like to come. When shall I be there?',
    },
  ],
  offer: [
    {
      readings: [
        usual('They offer it to be kind. You may say yes or no.', 'They name what they would do or give.'),
        possible('It is politeness, and they expect a no.', 'It would be much work for them.'),
      ],
      unseen: 'How much work it would be for them.',
      ask: 'That is kind. Is it really all right for you?',
    },
  ],
  request: [
    {
      readings: [
        usual('They want you to do what they name.', 'They say what is to be done.'),
        possible('They are also annoyed that they have to ask.', 'They have asked before.'),
      ],
      unseen: 'By when they want it.',
      ask: 'By when do you need it?',
    },
  ],
  'small-talk': [
    {
      readings: [
        usual(
          'It is a friendly way to make contact. A short answer is enough.',
          'It is a general question or remark, and nothing follows.',
        ),
        possible('They want to know.', 'They know that something happened, or they wait for the answer.'),
      ],
      unseen: 'How long an answer they have time for.',
      ask: 'I am okay. How are you?',
    },
  ],
  goodbye: [
    {
      readings: [
        usual(
          'They want to end the talk now. You can say goodbye.',
          'They speak of the time, of leaving, or sum up the talk.',
        ),
        possible('They have to leave, and would rather stay.', 'They name when you will talk again.'),
      ],
      unseen: 'Why they end it now.',
      ask: 'All right. Bye, and talk to you another time.',
    },
  ],
  apologise: [
    {
      readings: [
        usual(
          'They say sorry in form, and are annoyed or do not think that it was their fault.',
          'The reason is put on you, or the words are too big.',
        ),
        possible('They are sorry.', 'They name what they did, or what they will do otherwise.'),
      ],
      unseen: 'Whether they will do it differently.',
      ask: 'Thank you. What shall we do differently next time?',
    },
  ],
  threaten: [
    {
      readings: [
        usual(
          'It is pressure: they want you to do something, and hint at what happens if you do not.',
          'A consequence, a pity or a comparison stands beside what they want.',
        ),
        possible('They are worried, and warn you.', 'They gain nothing from what you do.'),
      ],
      unseen: 'Whether they would do it, and whether they may.',
      ask: 'What exactly do you want me to do, and by when?',
    },
  ],
}

/** What an act can mean beyond its words, by the signs that the message shows and the kind of sender. */
export function actTexts(act: Act, shown: readonly string[], from?: string): ActTexts | null {
  const kind = senderKind(from)
  const fits = ({ signs, sender }: Variant) =>
    (signs === undefined || signs.some((sign) => shown.includes(sign))) &&
    (sender === undefined || sender === kind)
  return texts[act]?.find(fits) ?? null
}
