import { possible, usual, type Variant } from './act-variant.ts'

/** Wishes that come as questions, hints or remarks. */
export const softRequests: readonly Variant[] = [
  {
    signs: ['are you using'],
    readings: [
      usual(
        'They want to have it, use it or do it, and ask for that politely.',
        'They ask whether it is free or finished.',
      ),
      possible('They only want to know.', 'It changes nothing for them.'),
    ],
    unseen: 'How much they need it, and whether a no would be all right.',
    ask: 'Would you like to have it?',
  },
  {
    signs: ['have you', 'it is still'],
    readings: [
      usual(
        'It is a reminder: they wait for this and want it done soon.',
        'It is asked for, or named, once more.',
      ),
      possible('They only want to know how far it is.', 'There is time until it is needed.'),
    ],
    unseen: 'By when they need it, and whether they are annoyed that it is not done.',
    ask: 'I have not done it yet. By when do you need it?',
  },
  {
    signs: ['somebody should'],
    readings: [
      usual(
        'They mean you, and want you to do it or to stop it.',
        'They speak of somebody or of everybody, and you could change it.',
      ),
      possible('They mean another person, or nobody.', 'Several people could have done it.'),
    ],
    unseen: 'Whether you are meant.',
    ask: 'Do you mean me? What would you like me to do?',
  },
  {
    signs: ['a state here'],
    readings: [
      usual('They would like you to change it.', 'They name what bothers them, and you could change it.'),
      possible('They only say how it is.', 'Nobody here can change it.'),
    ],
    unseen: 'Whether they want you to do something about it.',
    ask: 'Would you like me to change it?',
  },
  {
    sender: 'in-charge',
    readings: [
      usual(
        'It is a task, said politely. They expect it to be done.',
        'Somebody who may give you tasks or rules says it.',
      ),
      possible('It is a real choice.', 'They say that it is optional.'),
    ],
    unseen: 'By when it must be done.',
    ask: 'By when do you need this?',
  },
  {
    readings: [
      usual(
        'They would like you to do something, and say it as a question, a wish or a remark.',
        'You could do, bring or change what they name.',
      ),
      possible('They only say what they notice or wonder about.', 'Nothing in it is yours to do.'),
    ],
    unseen: 'By when they want it, and whether no is a possible answer.',
    ask: 'Would you like me to do that, and by when?',
  },
]

/** Criticism that comes wrapped. */
export const criticisms: readonly Variant[] = [
  {
    signs: ['asks why you'],
    readings: [
      usual(
        'They do not like it, and say so in the form of a question.',
        'The question is about what you do, wear or say.',
      ),
      possible('They want to know the reason.', 'They ask calmly and wait for the answer.'),
    ],
    unseen: 'What exactly they would like to be different.',
    ask: 'Does it bother you? What would you like instead?',
  },
  {
    signs: ['somebody should', 'it is still'],
    readings: [
      usual(
        'It is a complaint, and you may be meant.',
        'They compare, or name what was not done, and no name.',
      ),
      possible('They only tell what they saw.', 'You had nothing to do with it.'),
    ],
    unseen: 'Whether you are meant.',
    ask: 'Do you mean me? What should I do differently?',
  },
  {
    sender: 'in-charge',
    readings: [
      usual(
        'It is criticism, said politely. They expect you to change it.',
        'They judge this or answer for it, and name what could be otherwise.',
      ),
      possible('It is an idea for another time.', 'They accept this as it is.'),
    ],
    unseen: 'Whether this must be changed now, or only next time.',
    ask: 'Shall I change this now, or do it so next time?',
  },
  {
    signs: ['for once', 'next time'],
    readings: [
      usual(
        'They do not quite like it, and avoid saying so.',
        'The words stay vague about what is good, or name another way.',
      ),
      possible('They mean it as an idea that you may use or leave.', 'They also name something that works.'),
    ],
    unseen: 'How much it matters to them, and what exactly should change.',
    ask: 'What would you like me to change?',
  },
  {
    readings: [
      usual(
        'It is criticism: something bothers them about what you did, or about how you do it.',
        'They speak of you, and the words or the comparison are not kind.',
      ),
      possible('They are teasing, and nothing has to change.', 'You often joke with each other like this.'),
    ],
    unseen: 'How much it matters to them, and what exactly should change.',
    ask: 'Does it bother you? What would you like to be different?',
  },
]

/** Teasing and irony. */
export const jokes: readonly Variant[] = [
  {
    signs: ['laughs'],
    readings: [
      usual(
        'It is a friendly joke. They tease you and mean no harm.',
        'They laugh, or write a laughing sign.',
      ),
      possible(
        'They laugh about something that bothers them a little.',
        'It is about something you often do.',
      ),
    ],
    unseen: 'Whether some of it is meant seriously.',
    ask: 'Ha. Is there something in it that you mean?',
  },
  {
    signs: ['good words', 'thanks', 'irony', 'for once'],
    readings: [
      usual(
        'It is irony: they mean the opposite of the words, and are annoyed or disappointed.',
        'The words are too good, or do not fit what happened.',
      ),
      possible('They joke, and are not annoyed.', 'They laugh, or the matter is small.'),
    ],
    unseen: 'Whether they are annoyed.',
    ask: 'Are you joking, or does it bother you?',
  },
  {
    sender: 'close',
    readings: [
      usual(
        'It is a joke. They tease you because they like you.',
        'It cannot be true as it stands, and you know each other.',
      ),
      possible('A small complaint is hidden in the joke.', 'It is about something you often do.'),
    ],
    unseen: 'Whether some of it is meant seriously.',
    ask: 'Ha. Is there something in it that you mean?',
  },
  {
    readings: [
      usual(
        'It is a joke. It is not meant word for word.',
        'It is too big or too odd to be true as it stands.',
      ),
      possible('They are annoyed, and say it as a joke.', 'Something went wrong just before.'),
    ],
    unseen: 'Whether they are annoyed.',
    ask: 'Are you joking, or does it bother you?',
  },
]
