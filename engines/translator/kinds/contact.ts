import { type KindTexts, possible, usual } from './kind-texts.ts'

/** Words that begin, keep up or end contact, and hints that help. */
export const contact = {
  'remarks-on-the-day': {
    readings: [
      usual(
        'It is small talk, a friendly way to make contact. A few words are enough, such as “Yes, it is”.',
        'They speak of the weather, the day or the place, and want nothing.',
      ),
      possible('They would like to talk a little longer.', 'They wait, or go on.'),
    ],
    unseen: '',
    ask: '',
  },
  'greets-by-a-question': {
    readings: [
      usual(
        'It is a greeting or small talk. A short answer is enough, such as “Fine, thanks, and you?”.',
        'It is a general question or remark about you.',
      ),
      possible('They want to know more.', 'They wait for the answer, or know that something happened.'),
    ],
    unseen: 'How long an answer they have time for.',
    ask: '',
  },
  'ends-the-talk': {
    readings: [
      usual(
        'They want to end the talk now. You can say goodbye.',
        'They speak of the time, of leaving or of what there is to do.',
      ),
      possible('They have to leave, and would rather stay.', 'They name when you will talk again.'),
    ],
    unseen: '',
    ask: 'All right. Goodbye, and talk to you another time.',
  },
  'warns-discreetly': {
    readings: [
      usual(
        'They warn you or tell you something so that it does not become awkward for you.',
        'They hint at something that you may not know.',
      ),
      possible('They want to influence what you do.', 'It would help them too.'),
    ],
    unseen: 'How they know it.',
    ask: 'Thank you. What do you mean exactly?',
  },
} as const satisfies Readonly<Record<string, KindTexts>>
