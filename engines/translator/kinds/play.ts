import { type KindTexts, possible, usual } from './kind-texts.ts'

/** Jokes, irony about things, and kind words in another form. */
export const play = {
  teases: {
    readings: [
      usual(
        'They tease you in a friendly way. It is not meant word for word.',
        'It is too big or too odd to be true as it stands.',
      ),
      possible('A small complaint is in the joke.', 'It is about something that you often do.'),
    ],
    unseen: 'Whether some of it is meant seriously.',
    ask: '',
  },
  jokes: {
    readings: [
      usual(
        'It is a joke, and not about anything bad that you did. It is not meant word for word.',
        'It is too odd to be true as it stands.',
      ),
      possible('Something in it is a real wish or complaint.', 'It names something that happened.'),
    ],
    unseen: 'Whether some of it is meant seriously.',
    ask: '',
  },
  'is-ironic-about-things': {
    readings: [
      usual(
        'It is irony: something went badly or annoys them, and they say the opposite. They do not mean you.',
        'The words are too good for what happened.',
      ),
      possible('They only joke.', 'The matter is small.'),
    ],
    unseen: 'How much it annoys them.',
    ask: 'That sounds annoying. What happened?',
  },
  'praises-in-slang': {
    readings: [
      usual('It is praise: they like it very much.', 'They use a big or playful word for something good.'),
      possible('They say it out of politeness.', 'They name nothing that is good.'),
    ],
    unseen: '',
    ask: '',
  },
  'praises-by-understating': {
    readings: [
      usual(
        'It is real praise: they find it good or very good, and say it in small words.',
        'They deny that it is bad.',
      ),
      possible('It is acceptable and no more.', 'A “but” or a wish follows.'),
    ],
    unseen: 'How far between acceptable and very good.',
    ask: 'What did you like about it?',
  },
  reassures: {
    readings: [
      usual(
        'They calm you: it does not matter to them, and nothing has to be done.',
        'They say that it is all right.',
      ),
      possible(
        'They do not want to deal with it now.',
        'Something is broken or open, and no next step is named.',
      ),
    ],
    unseen: 'Whether anybody will look at it.',
    ask: 'So nothing has to be done now?',
  },
} as const satisfies Readonly<Record<string, KindTexts>>
