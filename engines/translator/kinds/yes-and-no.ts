import { type KindTexts, possible, usual } from './kind-texts.ts'

/** Refusals, limits and what is left open. */
export const yesAndNo = {
  'declines-with-a-reason': {
    readings: [
      usual('It is a polite no.', 'They give a reason or thank you, and name no other day.'),
      possible('They would like to, and cannot this time.', 'They are usually glad to come or help.'),
    ],
    unseen: 'Whether they would like to be asked again.',
    ask: 'All right. May I ask you another time?',
  },
  'declines-politely-once': {
    readings: [
      usual(
        'They refuse out of politeness, and may like it all the same. You can offer it once more, and then take the answer as it is.',
        'They speak of the trouble for you, not of what they want.',
      ),
      possible('It is a real no.', 'They name a reason of their own.'),
    ],
    unseen: 'Whether they would like it.',
    ask: 'It is no trouble for me. Would you like it?',
  },
  'refuses-an-application': {
    readings: [
      usual(
        'It is a no: you do not get the place, the job or the contract. The friendly words are usual, and no call need be expected.',
        'They thank you, and write of others or of a later time.',
      ),
      possible('They would take you another time.', 'They name when you can try again.'),
    ],
    unseen: 'Why it was a no.',
    ask: 'Thank you for telling me. Can you say what I could do better next time?',
  },
  'may-mean-no': {
    readings: [
      usual(
        'It is not decided, and often becomes a no. Do not count on it.',
        'They name no day and no next step.',
      ),
      possible(
        'They have to check something, and will decide later.',
        'They say what they have to find out first.',
      ),
    ],
    unseen: 'Whether it will become yes or no.',
    ask: 'When will you know?',
  },
  'refuses-with-a-joke': {
    readings: [
      usual(
        'It is a clear no, said with a joke or an exaggeration.',
        'The words name something that never happens.',
      ),
      possible('They tease you before they say yes.', 'They laugh, and often do it in the end.'),
    ],
    unseen: 'Whether they mind that you asked.',
    ask: 'So that is a no?',
  },
  'wants-no-romance': {
    readings: [
      usual(
        'It is a kind no to dating or to more than a friendship.',
        'They praise you or thank you, and name no next meeting.',
      ),
      possible('They would like to stay friends.', 'They say so.'),
    ],
    unseen: 'Whether they want to stay in contact. Leave the next step to them.',
    ask: '',
  },
  'puts-an-idea-aside': {
    readings: [
      usual(
        'They will probably not do what you proposed, and say so politely.',
        'They praise the idea, and name no next step.',
      ),
      possible('They will think about it later.', 'They name when or with whom.'),
    ],
    unseen: 'Whether the idea is refused or only put off.',
    ask: 'Is that a no, or shall I come back to it? When?',
  },
  'puts-off': {
    readings: [
      usual(
        'They put it off. When it will be, they do not say.',
        'They name a later time that is not a day.',
      ),
      possible('It becomes a no.', 'They have put it off before.'),
    ],
    unseen: 'When, and whether it will happen. You can leave the next step to them.',
    ask: 'When would be a good time to ask again?',
  },
  'moves-it-out-of-the-meeting': {
    readings: [
      usual(
        'They do not want to talk about this here and now. It can be talked about later, with fewer people.',
        'They speak of time, of later or of another place.',
      ),
      possible('They do not want to talk about it at all.', 'They name no time and no person for it.'),
    ],
    unseen: 'When it will be talked about.',
    ask: 'When shall we two talk about it?',
  },
  'invites-with-a-warning': {
    readings: [
      possible(
        'They invite you and warn you kindly of what you may not like. You are free to stay away.',
        'They say what could be hard for you there.',
      ),
      possible(
        'They invite you out of politeness, and would not mind if you did not come.',
        'They name more against it than for it.',
      ),
    ],
    unseen: 'Which of the two it is, and how much they want you to come.',
    ask: 'Would you like me to come? It is fine to say no.',
  },
  'speaks-of-meeting': {
    readings: [
      usual(
        'They are friendly, and there is no plan yet. It is no real invitation until a day is named.',
        'No day and no hour are named.',
      ),
      possible('They would like to meet, and leave the day open.', 'They have made plans with you before.'),
    ],
    unseen: 'Whether they want to meet.',
    ask: 'I would like that. Which day would suit you?',
  },
  'keeps-a-door-open': {
    readings: [
      usual(
        'They say that you are welcome, and leave it to you. Most people expect you to ask before you come.',
        'They say any time, whenever or if you like.',
      ),
      possible('It is only politeness.', 'You do not know each other well.'),
    ],
    unseen: 'Whether you can come without asking first.',
    ask: 'Thank you. May I ask you before I come?',
  },
  'ends-the-relationship': {
    readings: [
      usual(
        'They want to end the relationship, and try to say it kindly.',
        'They speak of the end, or praise you and name no future.',
      ),
      possible('They want to change something, and not end it.', 'They propose what should change.'),
    ],
    unseen: 'Whether they want contact later.',
    ask: 'Do you mean that it is over?',
  },
  'wants-distance': {
    readings: [
      usual(
        'They need more distance or rest: less contact for a time. It is a limit, and it holds.',
        'They speak of time, quiet or less contact.',
      ),
      possible('They want to end the contact.', 'They name no time after it.'),
    ],
    unseen: 'For how long.',
    ask: 'All right. Would you like to write to me when you want contact again?',
  },
  'draws-a-line': {
    readings: [
      usual(
        'It is a limit: they do not want this from now on, or not there. It holds, also in soft words.',
        'They say what they want and what not, or name another way.',
      ),
      possible('It holds only for now.', 'They name a day or a reason that passes.'),
    ],
    unseen: '',
    ask: '',
  },
  'wants-it-to-stop-now': {
    readings: [
      usual('They want you to stop now, or to leave this subject.', 'The words are short and end something.'),
      possible('They joke.', 'They laugh, and go on themselves.'),
    ],
    unseen: 'Whether it can be talked about later.',
    ask: 'All right, I stop. Shall we talk about it later?',
  },
} as const satisfies Readonly<Record<string, KindTexts>>
