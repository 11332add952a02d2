import { describe, expect, it } from 'vitest'
import { rewriteMessage } from './rewrite-message.ts'
import { rewrite } from './testing.ts'

describe('requests under softening words', () => {
  it.each([
    ['i was just kind of wondering if maybe you could send me the file', 'Could you send me the file?'],
    [
      'Sorry to bother you, I was just kind of wondering if maybe you could look at my CV.',
      'Could you look at my CV?',
    ],
    ['Sorry to bother you again, but could you check this?', 'Could you check this?'],
    ['I hate to bother you, can you maybe call me today?', 'Can you call me today?'],
    ['This is probably a stupid question, but where is room 12?', 'Where is room 12?'],
    ['Would it be possible for you to move the meeting to 3?', 'Could you move the meeting to 3?'],
    ['Do you think you could maybe help me on Friday?', 'Could you help me on Friday?'],
    ['I was wondering if I could leave at 4.', 'Could I leave at 4?'],
    ['I just wanted to ask if you could sign this', 'Could you sign this?'],
    ['Is there any chance you could maybe water my plants in July?', 'Could you water my plants in July?'],
    ['I know you are super busy, but could you read page 3?', 'Could you read page 3?'],
    [
      'I just wanted to check in and see if you maybe had any time to read my report.',
      'Did you have time to read my report?',
    ],
    ['Sorry if this is a stupid question but what does "circle back" mean?', 'What does "circle back" mean?'],
    ['I just want to say that I liked it.', 'I liked it.'],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))

  it.each([
    'Maybe I will come at 8.',
    'I think the meeting is at 5.',
    'I am sorry that I missed your birthday.',
    'I wonder what she meant.',
  ])('%j keeps its one soft word, because it says something', (text) => expect(rewrite(text)).toBe(text))
})

describe('harsh words about a thing', () => {
  it.each([
    [
      "I hate your plan. Your idea is stupid and won't work!!!",
      "I hate your plan. Your idea does not make sense to me and won't work.",
    ],
    ['You are wrong about the numbers.', 'I do not agree with you about the numbers.'],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))

  it.each([
    'I hate noise.',
    'My idea is stupid, I know.',
    'This is a joke from a book.',
    'It is hard.',
  ])('%j is about no work of the reader', (text) => expect(rewrite(text)).toBe(text))
})

describe('apologies', () => {
  it.each([
    ['Sorry! Sorry again. I broke your cup. So sorry.', 'Sorry! I broke your cup.'],
    ["I'm sorry that I was late. Sorry. I'm so sorry!", "I'm sorry that I was late."],
    ['Sorry for being so annoying, but when do we leave?', 'When do we leave?'],
    ['Here are my 3 questions. Sorry for the long message.', 'Here are my 3 questions.'],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))

  it.each([
    'Sorry.',
    'Sorry to bother you.',
    'Sorry to bother you',
    'I know you are really busy.',
    'No worries if not.',
    'Ignore me.',
    'Um, like, so...',
  ])('stay when they are all that a message says: %s', (text) => {
    expect(rewriteMessage({ originalText: text })).toMatchObject({ rewritten: text, changes: [] })
  })

  it('stay without the insult beside them', () => {
    expect(rewrite('Sorry to bother you, you idiot.')).toBe('Sorry to bother you.')
  })

  it('are calmed also where they are all of it', () => {
    expect(rewrite('SORRY TO BOTHER YOU!!')).toBe('Sorry to bother you!')
  })
})

describe('commands', () => {
  it.each([
    ['Send me the report by 5pm.', 'Please send me the report by 5pm.'],
    ['Stop moving my things.', 'Please stop moving my things.'],
    ['You need to fix the heating.', 'Please fix the heating.'],
    ["Don't call me at work.", "Please don't call me at work."],
    ['Call me when you are back and bring the key.', 'Please call me when you are back and bring the key.'],
    ['Please call me.', 'Please call me.'],
    ['Help!', 'Help!'],
    ['Take care!', 'Take care!'],
    ['Come on, it was a joke.', 'Come on, it was a joke.'],
    ['Look, I am tired.', 'Look, I am tired.'],
    ["Don't worry about it.", "Don't worry about it."],
    ['You have to press the button twice.', 'You have to press the button twice.'],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))

  it.each(['my boss', 'Teacher', 'a customer', 'landlord'])('to %s become a question', (reader) => {
    expect(rewrite('Send me the form by Friday.', reader)).toBe(
      'Could you please send me the form by Friday?',
    )
  })

  it.each([
    'friend',
    'my girlfriend',
    'mother',
    'neighbor',
    '',
  ])('to "%s" stay direct, with please', (reader) => {
    expect(rewrite('Send me the form by Friday.', reader)).toBe('Please send me the form by Friday.')
  })

  it('of several clauses never become one question', () => {
    expect(rewrite('Send me the form and I sign it.', 'boss')).toBe('Please send me the form and I sign it.')
  })
})

describe('anger', () => {
  it.each([
    ['You never listen to me.', 'You rarely listen to me, and I need you to.'],
    ['You always interrupt me.', 'You often interrupt me. I would like that to change.'],
    ["You're always late.", 'You are often late.'],
    ['You are never at home.', 'You are rarely at home.'],
    ['Mia, you never answer.', 'Mia, I have had no answer.'],
    ['You never told me about it.', 'As far as I know, you did not tell me about it.'],
    ["You've never visited us.", 'As far as I know, you have not visited us.'],
    ['This is all your fault.', 'I think that you caused this.'],
    ['Clean the kitchen for once!', 'Please clean the kitchen!'],
    ['You make me so angry.', 'I feel angry about this.'],
  ])('an accusation: %j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))

  it.each([
    'You always make me laugh.',
    'You never let me down.',
    'You are always welcome here.',
    'You never give up, and I love that.',
    'You always call on Sundays.',
    'I always forget my keys.',
    'She never listens.',
  ])('praise and plain facts stay: %j', (text) => expect(rewrite(text)).toBe(text))

  it.each([
    ['You forgot my birthday, you idiot', 'You forgot my birthday'],
    ['Where is the damn key?', 'Where is the key?'],
    ['Are you stupid? The meeting was at 3.30.', 'The meeting was at 3.30.'],
    ['You are such a selfish jerk, Tom. You took my bike.', 'Tom. You took my bike.'],
    ["You're pathetic.", 'I am upset about this.'],
    ['Shut up!', 'Please stop talking!'],
    ['Keep your stupid dog away from my door.', 'Please keep your dog away from my door.'],
    ['you idiot', 'I am upset about this.'],
    ['Fuck you!!!', 'I am upset about this.'],
  ])('an insult: %j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))

  it.each([
    'He called me "you idiot" in front of everyone.',
    'I am so stupid sometimes.',
    'What is wrong with you today? You look pale.',
    'My cousin is a clown in a circus.',
  ])('what only looks like one stays: %j', (text) => expect(rewrite(text)).toBe(text))

  it.each([
    ['WHY DID YOU MOVE MY THINGS??', 'Why did you move my things?'],
    ['I told you twice!!!', 'I told you twice.'],
    ['I NEVER said that.', 'I never said that.'],
    ['I AM ON THE TRAIN WITH ANNA. Say hello to Anna.', 'I am on the train with Anna. Say hello to Anna.'],
    ["I'M FREE ON MONDAY, THE PDF IS READY.", "I'm free on Monday, the PDF is ready."],
    ['My HR and my GP agree.', 'My HR and my GP agree.'],
  ])('shouting: %j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))
})

describe('what people say of themselves', () => {
  it.each([
    ["I forgot your birthday, I'm such an idiot. I'm the worst friend ever.", 'I forgot your birthday.'],
    ["I'm so stupid but can you explain it once more?", 'Can you explain it once more?'],
    ['I feel worthless. Can we talk?', 'I feel worthless. Can we talk?'],
    ["I'm such a mess since my mum died.", "I'm such a mess since my mum died."],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))
})
