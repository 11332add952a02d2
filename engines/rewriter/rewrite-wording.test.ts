import { describe, expect, it } from 'vitest'
import { rewrite } from './testing.ts'

describe('short forms', () => {
  it.each([
    ['thx for ur help yesterday u saved me', 'Thanks for your help yesterday you saved me'],
    ['ur late and idk why', "You're late and I don't know why"],
    ['pls tell me, i dont know', "Please tell me, I don't know"],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))

  it.each([
    'The U.S. office is closed.',
    'We made a U-turn.',
    'She wrote "thx u" and left.',
    'See https://u.example/ur.',
  ])('%j has none', (text) => expect(rewrite(text)).toBe(text))
})

describe('sayings', () => {
  it.each([
    ["Let's touch base on Tuesday.", "Let's talk briefly on Tuesday."],
    ['Can we circle back in March?', 'Can we talk about this again in March?'],
    ['I need the form ASAP.', 'I need the form as soon as possible.'],
    ['Keep me in the loop.', 'Please keep me informed.'],
    ["I've got a lot on my plate this week.", 'I have a lot to do this week.'],
    ['We are back to square one.', 'We are back to the beginning.'],
    ['ASAP!', 'As soon as possible!'],
    ['I have a base and a circle.', 'I have a base and a circle.'],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))
})

describe('English as a further language', () => {
  it.each([
    ['I am agree with the plan.', 'I agree with the plan.'],
    ['I am working here since three months.', 'I have been working here for three months.'],
    ["I didn't went there.", "I didn't go there."],
    ['I want that you call me.', 'I want you to call me.'],
    ['The lamp is broken since Monday.', 'The lamp has been broken since Monday.'],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))
})

describe('sentences without an end', () => {
  it.each([
    [
      'i have an interview on tuesday, can i come on friday instead',
      'I have an interview on Tuesday. Can I come on Friday instead?',
    ],
    ['hello uncle how are you i am fine', 'Hello uncle, how are you? I am fine'],
    [
      'my boss is angry what are you going to do about it',
      'My boss is angry. What are you going to do about it?',
    ],
    ['Do it today. Will it rain', 'Do it today. Will it rain?'],
    ['If you have time can you call me?', 'If you have time can you call me?'],
    ['Tell me how you could do that.', 'Please tell me how you could do that.'],
    [
      'I know where you are and I will come if you need me.',
      'I know where you are and I will come if you need me.',
    ],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))
})

describe('words that look like something else', () => {
  it.each([
    ['I have to say it. The thing is the impact gun.'],
    ["You'll probably say it's a stupid question but may I go?"],
    ['The app is slow and so are you people.'],
  ])('stay: %j', (text) => expect(rewrite(text)).toBe(text))

  it('make no request to a child a formal one, because of where the child studies', () => {
    expect(rewrite('Come home at Easter.', 'my son, who is at university')).not.toContain('ould you')
  })

  it('leave the leave to refuse where it is', () => {
    const text =
      'I am in your course on statistics. It is about the oral examination. My English is slow. I read better than I hear. I learn much. I like the questions on paper. Please refuse this examination freely.'
    expect(rewrite(text)).toMatch(/freely\.$/)
  })

  it('put no question mark behind what is no question anymore', () => {
    const text = 'can i hold him when you come down at halloween tell auntie jo i love her'
    expect(rewrite(text)).not.toContain('her?')
  })
})
