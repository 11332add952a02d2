import { type KindTexts, possible, usual } from './kind-texts.ts'

/** Criticism and annoyance that come wrapped. */
export const complaints = {
  'doubts-a-choice': {
    readings: [
      usual(
        'They are not sure that they like it, or would have chosen otherwise, and avoid saying so.',
        'They call it by a word that praises nothing, or only ask about it.',
      ),
      possible('They admire that you dared it, or are surprised.', 'The words themselves are not unkind.'),
    ],
    unseen: 'Whether they like it. You do not have to change anything.',
    ask: 'Do you like it, or would you have done it differently?',
  },
  'finds-work-lacking': {
    readings: [
      usual(
        'They are not content with the work, and say so politely. They would like it changed.',
        'They name what could be otherwise, or praise only the effort.',
      ),
      possible('It is an idea for the next time.', 'They do not say that it must be changed.'),
    ],
    unseen: 'Whether it must be changed now, or only next time.',
    ask: 'What would you like me to change, and do you want it in this version?',
    ofAnother: {
      readings: [
        usual(
          'They are not content with how this person does it, and say so politely.',
          'They name what is good first, and then what should be better.',
        ),
        possible('They mean it as praise with one wish.', 'They also name something that works.'),
      ],
      unseen: 'How serious it is, and what they expect you to do.',
      ask: 'What exactly should be better, and what can I do?',
    },
  },
  'criticises-manners': {
    readings: [
      usual(
        'They criticize how you behave or speak with others. They want it otherwise.',
        'They speak of you and of how others took it.',
      ),
      possible('They tease you, and nothing has to change.', 'You joke with each other like this.'),
    ],
    unseen: 'How much it bothers them, and what they would like instead.',
    ask: 'What would you like me to do differently?',
    ofAnother: {
      readings: [
        usual(
          'They say politely that this person does it too much or too little, and would like it otherwise.',
          'They name a trait, and then what others need or what they hope for.',
        ),
        possible('They mean it as praise.', 'The words themselves are friendly.'),
      ],
      unseen: 'How serious it is, and what they expect you to do.',
      ask: 'Is it a problem in the group or at work? What would you like to be different?',
    },
  },
  compares: {
    readings: [
      usual(
        'They compare you with others, and want you to do as those do.',
        'They say what other people do.',
      ),
      possible('They only tell about the others.', 'They do not speak of you.'),
    ],
    unseen: 'What they would like you to do.',
    ask: 'What would you like me to do?',
  },
  'notices-lateness': {
    readings: [
      usual(
        'They have noticed that it is late, and are not content.',
        'They speak of the time or of the beginning.',
      ),
      possible('They tease you about it.', 'They laugh and go on.'),
    ],
    unseen: 'Whether they want a reason now or later.',
    ask: 'Sorry that it is late. Shall I explain it afterwards?',
  },
  'names-a-rule': {
    readings: [
      usual(
        'You did something against a rule or habit there, or they think that you may. They want you to keep to it.',
        'They say how it is usually done.',
      ),
      possible('They only explain how it is done there.', 'You are new there.'),
    ],
    unseen: 'Whether they think that you broke the rule.',
    ask: 'Thank you. How is it usually done here?',
  },
  'means-whoever-did-it': {
    readings: [
      usual(
        'They are annoyed, and want whoever did it to stop or to put it right. It may be somebody else than you.',
        'They say “somebody” or “whoever”, and no name.',
      ),
      possible('They joke about it.', 'The words are bigger than the matter.'),
    ],
    unseen: 'Whether they mean you.',
    ask: '',
    tellsMatter: true,
  },
  'complains-to-all': {
    readings: [
      usual(
        'They are hurt or annoyed about what somebody did or did not do, and say it in front of all without a name.',
        'They speak of people or friends in general, and of something that went wrong.',
      ),
      possible('They mean you.', 'You could have done what they missed.'),
    ],
    unseen: 'Whether you are meant.',
    ask: 'I read what you wrote. Did I do something that hurt you?',
  },
  disagrees: {
    readings: [
      usual(
        'They do not agree with you, and say so politely.',
        'They begin with a polite word and then say the opposite.',
      ),
      possible('They want to end this subject.', 'They say that it was talked about before.'),
    ],
    unseen: 'How firm they are.',
    ask: 'I see that you disagree. What is your reason?',
  },
  'closes-the-subject': {
    readings: [
      usual(
        'They do not want to talk about this any longer. It is decided for them.',
        'They say that it was talked about or decided before.',
      ),
      possible('They want to talk about it another time.', 'They name when.'),
    ],
    unseen: 'Whether it can be taken up again later.',
    ask: 'All right. Is it decided, or can we talk about it later?',
  },
  'is-ironic-about-you': {
    readings: [
      usual(
        'It is irony: they mean the opposite of the words, and are annoyed about something that you did or did not do.',
        'The words are too good or too big for what happened.',
      ),
      possible('They tease you, and are not annoyed.', 'They are usually friendly with you.'),
    ],
    unseen: 'How annoyed they are.',
    ask: 'Are you annoyed about it? What would you like me to do?',
  },
  'praises-with-a-sting': {
    readings: [
      usual(
        'It is praise with a small criticism in it: it says that they expected less, or that something else is not good.',
        'One word of it compares, limits or judges.',
      ),
      possible('They mean only the praise, and do not notice how it sounds.', 'They are usually friendly.'),
    ],
    unseen: 'Whether they noticed how it sounds. You may answer the praise alone.',
    ask: 'Thank you. How do you mean that?',
  },
  presses: {
    readings: [
      usual(
        'It is pressure or a threat: they want you to do or leave something, and hint at what happens otherwise.',
        'They name a bad result, or advise you to be careful.',
      ),
      possible('They are worried, and warn you.', 'They gain nothing from what you do.'),
    ],
    unseen:
      'Whether they would do it, and whether they may. You can show the words to somebody whom you trust.',
    ask: 'What exactly do you want me to do?',
  },
} as const satisfies Readonly<Record<string, KindTexts>>
