import { type KindTexts, possible, usual } from './kind-texts.ts'

/** Feelings that the words show and do not name. */
export const feelings = {
  'is-hurt': {
    readings: [
      usual(
        'They are hurt or disappointed: they had hoped that you would ask, remember, come or thank them.',
        'They make it small, or say what they had thought or expected.',
      ),
      possible('They only tell what happened.', 'They are not sad when they say it.'),
    ],
    unseen: 'How much it hurt. A short “sorry”, and asking about it now, usually helps.',
    ask: 'I am sorry. Did that hurt you? I would like to hear about it now.',
  },
  'misses-contact': {
    readings: [
      usual(
        'They reproach you: they had hoped to hear from you or see you, and are a little hurt.',
        'They speak of calls, visits or messages that did not come.',
      ),
      possible('They are glad to hear from you now, and tease you.', 'They laugh, and go on with the talk.'),
    ],
    unseen: 'How often they would like to hear from you.',
    ask: 'Sorry that you did not hear from me. When shall I call?',
  },
  'does-it-alone': {
    readings: [
      usual(
        'They are annoyed or sad that they do it alone. They wish that you offered help.',
        'They say that they will manage, and how often they did it.',
      ),
      possible('They do not mind doing it alone.', 'They say it lightly and begin.'),
    ],
    unseen: 'Whether they still want your help.',
    ask: 'Shall I do it with you?',
  },
  'is-annoyed-and-short': {
    readings: [
      usual(
        'They are probably annoyed or hurt. It is no real permission and no real agreement.',
        'It is very short, or leaves the choice to you without a friendly word.',
      ),
      possible('They agree, and are in a hurry.', 'They often write so short.'),
    ],
    unseen: 'Whether they are annoyed.',
    ask: 'Are you annoyed with me? I would like to know what you want.',
  },
  'says-it-is-fine': {
    readings: [
      possible('It is true: they do not mind.', 'They say that it is all right.'),
      possible(
        'Something hurt or annoyed them, and they do not want to say it now. They may wish that you ask or stay.',
        'It is short, or said more than once.',
      ),
    ],
    unseen: 'Which of the two it is. The words are the same.',
    ask: 'Is it really all right for you? You can tell me if it is not.',
  },
  'worries-about-you': {
    readings: [
      usual(
        'They notice how you are, and want to know whether you are well.',
        'They speak of how you look, eat, sleep or talk.',
      ),
      possible('They are a little annoyed about it.', 'They would like you to be otherwise just now.'),
    ],
    unseen: 'How long an answer they would like.',
    ask: 'I am all right. Why do you ask?',
  },
  envies: {
    readings: [
      usual(
        'They would like to have what you have, and may find it unfair.',
        'They say how good it must be for you.',
      ),
      possible('They are glad for you.', 'They say it in a friendly voice.'),
    ],
    unseen: 'Whether they find it unfair.',
    ask: 'Is it hard for you at the moment?',
  },
  'half-apologises': {
    readings: [
      usual(
        'They say sorry in form, and do not think that it was their fault.',
        'They speak of what you felt, not of what they did.',
      ),
      possible('They are sorry, and find no better words.', 'They look for a talk with you.'),
    ],
    unseen: 'Whether they will do it differently.',
    ask: 'Thank you. What will we do differently next time?',
  },
  'apologises-lightly': {
    readings: [
      usual('They are sorry, and say it lightly or with a joke.', 'They admit what they did.'),
      possible('They find it small.', 'They laugh about it.'),
    ],
    unseen: 'Whether they want to talk about it.',
    ask: 'Thank you for saying it.',
  },
  flirts: {
    readings: [
      usual(
        'They flirt. They would probably like to be alone with you, and it can be meant as sex.',
        'They ask late, speak of being alone, of looks or of coming over.',
      ),
      possible('They only want company or a chat.', 'They write to you like this at other times too.'),
    ],
    unseen: 'What they want. You may say no, or ask.',
    ask: 'Do you mean as friends, or as a date?',
  },
} as const satisfies Readonly<Record<string, KindTexts>>
