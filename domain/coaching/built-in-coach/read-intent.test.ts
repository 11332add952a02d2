import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { type CoachIntent, readIntent } from './read-intent.ts'

const phrases: Record<CoachIntent, readonly string[]> = {
  greeting: ['hi', 'Hello!', 'hey there', 'good morning', 'Hello, how are you?', 'Hi coach'],
  thanks: [
    'thanks, that helps',
    'thank you',
    'Thanks!',
    'thx',
    'ok thanks',
    'great, thank you so much',
    'cheers',
  ],
  ok: [
    'ok',
    'Okay.',
    'I see',
    'got it',
    'makes sense',
    'that helps',
    'very helpful',
    'I will try that',
    "ok it's better now",
    'lol',
  ],
  goodbye: ['bye', 'Goodbye', 'that is all for now', 'I have to go', 'stop', 'good night'],
  yes: ['yes', 'Yes please', 'yeah', 'y', 'exactly', 'that one'],
  no: ['no', 'nope', 'not really', 'neither', 'none of these', 'something else'],
  'who-are-you': [
    'who are you',
    'what would you do?',
    'do you like me',
    'What are you?',
    'are you a real person?',
    'are you an AI',
    'Are you a bot?',
    'am I talking to a human',
    'is this a robot',
    'r u real',
    'are you chatgpt',
    "what's your name?",
    'is anybody there?',
    'can you be my friend?',
  ],
  'what-can-you-do': [
    'help',
    'What can you do?',
    'how does this work',
    'what can I ask you',
    'how can you help me?',
  ],
  'other-topics': ['what topics are there?', 'other topics', 'show me all topics', 'list topics'],
  'went-badly': ['he said no', 'and then she got angry', 'they ignored me', 'my boss laughed at me'],
  'not-know': ["I don't know", 'no idea', 'i dont know what to say', 'with everything'],
  sorry: ['sorry', "I'm so sorry", 'sorry about that'],
  more: [
    'tell me more',
    'Tell me more.',
    'more',
    'more please',
    'go on',
    'continue',
    'anything else?',
    'more details',
    'can you tell me more about this?',
    'explain that again',
    'what else',
  ],
  why: [
    'why?',
    'why is that',
    'But why?',
    'how come',
    'why do people do that?',
    'what is the reason',
    'tell me why',
  ],
  example: [
    'give me an example',
    'example',
    'can you give me another example please',
    'for instance?',
    'like what?',
  ],
  words: [
    'what can I say?',
    'What should I say',
    'what do i write',
    'how do I say that',
    'give me a sentence',
    'how do I tell him',
    'and how should I ask?',
    'can you give me a script',
    'what exactly should I tell them',
  ],
  'more-words': ['more words', 'other words please', 'give me another sentence'],
  steps: [
    'what helps?',
    'so what would help me then',
    'steps',
    'what do I do now?',
    'what do i do',
    'how do I fix it?',
    'ok so what should I do',
    'how?',
    'now what',
    'give me the steps again',
  ],
  shorter: [
    'shorter',
    'Make it shorter.',
    'too long',
    'tl;dr',
    'summarize',
    'in three lines',
    'can you keep it short please',
    "I can't read so much",
    'in simple words',
    'say that again',
    'I do not understand',
    "i don't get it",
    'what does that mean?',
    'confusing',
  ],
  'one-step': [
    'just one step',
    'only the first step please',
    'one step at a time',
    'where do I start?',
    'step by step',
  ],
  smaller: [
    'smaller',
    'smaller steps please',
    'break it down more',
    'split that step',
    'that step is too big',
    'this is too much for me',
  ],
  'next-step': ['next', 'next step', 'and then?', 'done', 'ok done', 'I did it', 'what comes next?'],
  'did-not-work': [
    'that did not work',
    "it didn't help",
    'I tried that',
    "I've already tried it",
    'nothing works',
    'it got worse',
    'still the same',
    'what else can I do?',
    'another way?',
    "what if it doesn't work",
    "that doesn't help me",
  ],
  'if-they-refuse': [
    'what if they say no',
    "What if he doesn't listen?",
    'and if she gets angry',
    'what if my boss refuses',
    "what if people don't react",
    'they might say no',
  ],
  'does-not-fit': [
    'not that',
    'that is not what I meant',
    'wrong topic',
    'you misunderstood me',
    "that's not my question",
    'this is not helpful',
    'that does not fit',
    'I meant something else',
  ],
  'when-not': ['when should I not do that', 'is it safe?', 'is that dangerous', 'what are the risks'],
  practice: ['let me practice this', 'quiz me', 'ask me a question'],
}

describe('what a short message asks for', () => {
  const cases = Object.entries(phrases).flatMap(([intent, texts]) =>
    texts.map((text) => [text, intent] as const),
  )

  it.each(cases)('"%s" is %s', (text, intent) => {
    expect(readIntent(text)).toEqual({ intent, rest: [] })
  })
})

describe('what is a question of its own', () => {
  it.each([
    'My manager wrote "let\'s circle back". What does she want?',
    'I know what to do and I still can’t do it. Why?',
    'why do my routines never last',
    'I feel nothing since my dog died, is that normal',
    'I said no to my friend and now she is angry with me',
    'how do I cook pasta',
    'my boss yells at me',
  ])('%s', (text) => {
    expect(readIntent(text)?.rest).not.toEqual([])
  })

  it('keeps the words of its own beside the request', () => {
    expect(readIntent('what can I say to my boss?')).toEqual({ intent: 'words', rest: ['boss'] })
  })

  it('never takes a long story for a request', () => {
    expect(readIntent(`thanks, but ${'my brother and I argued again '.repeat(5)}`)).toBeUndefined()
  })

  it.each(['', '   ', '???', '😀'])('says nothing about "%s"', (text) => {
    expect(readIntent(text)).toBeUndefined()
  })
})

describe('the same few letters over and over', () => {
  /** @throws Error after a time far longer than reading takes; V8 interrupts a pattern too */
  const readWithin = (text: string) =>
    runInNewContext('run()', { run: () => readIntent(text) }, { timeout: 10_000 }) as ReturnType<
      typeof readIntent
    >
  const words = new Set(Object.values(phrases).flatMap((texts) => texts.join(' ').split(' ')))
  const beginnings = ['', 'that ', 'i am ', 'ok ']

  it.each([
    ['without spaces', (word: string) => `${word.repeat(60)}zz`],
    ['as words', (word: string) => `${Array(11).fill(word).join(' ')} zz`],
  ])('are read at once: %s', (_, repeat) => {
    const messages = [...words].flatMap((word) => beginnings.map((beginning) => beginning + repeat(word)))
    expect(messages.map(readWithin).map((reading) => reading?.rest)).not.toContainEqual([])
  })

  it.each([
    ['great great great', 'ok'],
    ['ok good great', 'ok'],
    ['great thanks a lot that helps', 'thanks'],
    ['very good', 'ok'],
    ['good good', 'ok'],
    ['that is great', 'ok'],
    ['good idea, I will do that', 'ok'],
    ['hi hi there', 'greeting'],
  ])('"%s" is %s', (text, intent) => expect(readWithin(text)).toEqual({ intent, rest: [] }))
})
