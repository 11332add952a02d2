import { type KindTexts, possible, usual } from './kind-texts.ts'

/** Wishes that come as a question, a remark or a hint. */
export const wishes = {
  'asks-for-help': {
    readings: [
      usual(
        'They ask for a favour: they would like help with this.',
        'They name what is difficult, or what somebody could do.',
      ),
      possible('They only tell how it is.', 'You could do nothing about it.'),
    ],
    unseen: 'How much it matters to them. You may say yes or no.',
    ask: 'Would you like me to help with that?',
    tellsMatter: true,
  },
  'wants-a-thing': {
    readings: [
      usual('They would like to have it, use it or get some of it.', 'They ask about it or praise it.'),
      possible('They only want to know.', 'It changes nothing for them.'),
    ],
    unseen: 'Whether a no would be all right for them.',
    ask: 'Would you like to have it?',
    tellsMatter: true,
  },
  'wants-the-place': {
    readings: [
      usual(
        'They want the place: to sit or stand there, or to get past. They ask you to make room or to move what is in the way.',
        'They speak of a seat, a place or something that stands there.',
      ),
      possible('They only want to know whether the place is taken.', 'They ask it as a question.'),
    ],
    unseen: 'Whether they need this place or would take another one.',
    ask: 'Shall I make room for you?',
  },
  'wants-it-comfortable': {
    readings: [
      usual(
        'It is not comfortable for them. They would like it warmer, cooler, lighter or darker, for example by a window or the heating.',
        'They say how it is here.',
      ),
      possible('They only say how it is.', 'Nobody here can change it.'),
    ],
    unseen: 'Whether they want you to do something about it.',
    ask: 'Shall I change that for you?',
  },
  'wants-quiet': {
    readings: [
      usual(
        'It is too loud for them. They want it quieter, and are probably annoyed.',
        'They speak of what they hear, of sleep or of early work.',
      ),
      possible('They only mention it.', 'Some noise is usual there.'),
    ],
    unseen: 'From when to when they need it quiet.',
    ask: 'Sorry, I did not know that you hear it. At what times does it bother you?',
  },
  'wants-it-tidied': {
    readings: [
      usual(
        'They want this to be done or put right, probably by you, and are a little annoyed that it is not.',
        'They name what is lying there, empty, full or not done.',
      ),
      possible('They mean another person who lives or works there.', 'No name is said.'),
    ],
    unseen: 'Whether they mean you alone.',
    ask: 'Do you want me to do that now?',
    tellsMatter: true,
  },
  'wants-it-otherwise': {
    readings: [
      usual(
        'They are annoyed, and want you to do this from now on.',
        'It is put as a question that does not want an answer.',
      ),
      possible('They tease you about it.', 'You joke with each other like this.'),
    ],
    unseen: 'How often it has bothered them before.',
    ask: 'I understand. I will try to do that from now on.',
  },
  'wants-a-habit-stopped': {
    readings: [
      usual(
        'It bothers them. They want you to stop it or do it in another way.',
        'They ask about something that you do just now or often.',
      ),
      possible('They want to know the reason.', 'They wait for an answer.'),
    ],
    unseen: 'How much it bothers them.',
    ask: 'Does it bother you? I can stop.',
  },
  reminds: {
    readings: [
      usual(
        'It is a reminder: they are waiting for this, and would like it soon.',
        'They ask how far it is, or name it once more.',
      ),
      possible('They only want to know how far it is.', 'No date has passed yet.'),
    ],
    unseen: 'By when they need it, and how annoyed they are.',
    ask: 'It is not ready yet. By when do you need it?',
    tellsMatter: true,
  },
  'has-said-it-before': {
    readings: [
      usual(
        'They have said this before, and are annoyed that they must say it again. They want it done or answered now.',
        'They point to what they said or wrote earlier.',
      ),
      possible('They only point to where it stands.', 'They give the place without a comment.'),
    ],
    unseen: 'Whether they know that the earlier message was not clear or not seen.',
    ask: 'Sorry that I missed it. By when do you need it now?',
    tellsMatter: true,
  },
  'gives-a-task': {
    readings: [
      usual(
        'It is a task, said politely. They expect you to do it.',
        'Somebody at work or school names what could be done.',
      ),
      possible('It is an idea, and you may choose.', 'They say that it is only a thought.'),
    ],
    unseen: 'By when it must be done, and whether it comes before other work.',
    ask: 'Do you want me to do this, and by when?',
    tellsMatter: true,
  },
  'wants-to-leave-or-begin': {
    readings: [
      usual(
        'They want you to hurry: to begin, to finish or to go now.',
        'They speak of the time, or of people who wait.',
      ),
      possible('They only tell the time.', 'Nothing is planned for then.'),
    ],
    unseen: 'How much time is left.',
    ask: 'Do we have to go or start now?',
  },
  'wants-to-talk': {
    readings: [
      usual(
        'They want to talk with you soon, for a short time. What it is about, they do not say.',
        'They ask whether you have time, and name no subject.',
      ),
      possible('It is something small or friendly.', 'People write it like this for ordinary things too.'),
    ],
    unseen: 'What it is about. It need not be something bad.',
    ask: 'Yes. What is it about, so that I can prepare?',
  },
  'wants-contact': {
    readings: [
      usual(
        'They miss you. They would like you to call, write or visit more often.',
        'They speak of how long it has been, or of how quiet it is.',
      ),
      possible('They only tell their news.', 'They ask for nothing.'),
    ],
    unseen: 'How often they would like to hear from you.',
    ask: 'Would you like me to call or visit? When would suit you?',
  },
  'hopes-to-be-asked': {
    readings: [
      usual(
        'They hope that you ask them, invite them or offer it.',
        'They speak of what they would like and do not ask for it.',
      ),
      possible('They only tell about it.', 'They talk of many things like this.'),
    ],
    unseen: 'Whether they would say yes.',
    ask: 'Would you like to do that with me?',
  },
  'wants-guests-to-leave': {
    readings: [
      usual(
        'They want the visit to end now. It is time to say goodbye and go.',
        'The hosts speak of the time, of tomorrow or of being tired.',
      ),
      possible(
        'They only tell what they have to do tomorrow.',
        'It is still early, and they go on with the talk.',
      ),
    ],
    unseen: 'Whether they want it to end at once or soon.',
    ask: 'Shall we go now? Thank you for having us.',
  },
  'offers-in-a-remark': {
    readings: [
      usual('It is an offer. You may say yes or no.', 'They name what they have or could do.'),
      possible('They only tell about it.', 'They are busy with it themselves.'),
    ],
    unseen: 'How much trouble it would be for them.',
    ask: 'Thank you. Is that an offer?',
    tellsMatter: true,
  },
  'invites-in-a-remark': {
    readings: [
      usual(
        'It is an invitation: you can come or join.',
        'They name the place, the time or what there will be.',
      ),
      possible('They only say what is going on.', 'It goes to many people at once.'),
    ],
    unseen: 'Whether they expect an answer.',
    ask: 'Thank you. May I come?',
  },
} as const satisfies Readonly<Record<string, KindTexts>>
