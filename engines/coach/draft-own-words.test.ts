import { describe, expect, it } from 'vitest'
import { draftOwnWords } from './draft-own-words.ts'

describe('what somebody wants to say, as words to the person', () => {
  it.each([
    [
      'how do i tell her that i would come for two hours but not stay overnight',
      'I would come for two hours but not stay overnight.',
    ],
    ["I don't know how to tell my partner that he talks too fast for me", 'You talk too fast.'],
    [
      'I need to tell my manager that she keeps changing my hours and that I need them a week ahead',
      'You keep changing my hours and I need them a week ahead.',
    ],
    [
      'how can i explain to my girlfriend that i love her but need evenings alone',
      'I love you but need evenings alone.',
    ],
    ['how do i tell her that three days is my limit', 'Three days is my limit.'],
    ['write her that im sorry i shouted', "I'm sorry I shouted."],
  ])('turns "%s" to the one who is spoken to', (text, draft) => {
    expect(draftOwnWords(text)).toBe(draft)
  })

  it.each([
    [
      'how can i ask my boss if he can give me the shifts a week before',
      'Can you give me the shifts a week before?',
    ],
    ["how do I ask if it's ok to bring my own food", 'Is it ok to bring my own food?'],
    ['how do I ask Dario if he likes me', 'Do you like me?'],
    [
      'how do I ask my sister to stop sending voice messages without hurting her',
      'Could you please stop sending voice messages?',
    ],
    ['how do i ask him for more time', 'Could I have more time, please?'],
    ['help me tell them not to wake me before ten', 'Please do not wake me before ten.'],
  ])('makes a question or a wish of "%s"', (text, draft) => {
    expect(draftOwnWords(text)).toBe(draft)
  })

  it('leaves somebody else who is spoken of as they are', () => {
    expect(draftOwnWords('I want to write to his teacher that he will come at 10 this week')).toBe(
      'He will come at 10 this week.',
    )
  })

  it.each([
    'My boss told me that I am too slow.',
    'I asked my friend if she wants to come and she said no',
    'I tell him that I am tired every day and he laughs',
    'help me write the message to the flatmate then. he is called Dario',
    'how do I tell her?',
    '',
    'constructor __proto__',
  ])('finds none in "%s"', (text) => {
    expect(draftOwnWords(text)).toBeUndefined()
  })
})
