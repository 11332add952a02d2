import { describe, expect, it } from 'vitest'
import { productAnswers } from './product-answers.ts'
import { readProductMatter } from './read-product-matter.ts'

describe('what people ask about Wayfern itself', () => {
  it.each([
    ['are you a therapist?', 'professional'],
    ['Is this therapy?', 'professional'],
    ['can I talk to a human', 'person'],
    ['how do I contact support', 'person'],
    ['who can read this?', 'privacy'],
    ['Can my therapist see this chat?', 'privacy'],
    ['do you store what I write', 'privacy'],
    ['is this private', 'privacy'],
    ['how can I delete this conversation', 'conversations'],
    ['What happened to my old chats?', 'conversations'],
    ['do you remember what I said yesterday', 'conversations'],
    ['how do I delete my account', 'account-deletion'],
    ["I'd like to download my data", 'export'],
    ['how do I cancel my subscription?', 'subscription'],
    ['How much does this cost?', 'price'],
    ['is this app free', 'price'],
    ['I forgot my password', 'sign-in'],
    ['how do I log out on all devices', 'sign-in'],
    ['where is dark mode', 'theme'],
    ['the text is too small', 'theme'],
    ['can you read this aloud?', 'voice'],
    ['how do I turn off the points', 'game-elements'],
    ['what is the streak for', 'game-elements'],
    ['how many tokens do I have left', 'tokens'],
    ['Please call me Sam', 'name'],
    ['stop sending me emails', 'mail'],
    ['how do I share my progress with my therapist', 'sharing'],
    ['Where do you get your answers from?', 'origin'],
    ['do you speak Spanish', 'language'],
    ['rewrite this: I hate your plan', 'writing'],
  ])('%s: %s', (text, matter) => expect(readProductMatter(text)).toBe(matter))

  it.each([
    'how do I cancel my gym subscription',
    'my boyfriend reads my texts, is that normal?',
    'My friend read my message and did not reply. Is she angry with me?',
    'they call me weird',
    'how do I start a conversation',
    'how much does it cost to move out',
    'Should I delete my account after the bullying?',
    'I can not talk to people',
    'My therapist asked me to write everything down and I cannot. What do I say to her?',
    'I have to talk to a person at the bank tomorrow',
    'how do I keep a conversation going',
    'turn the light off',
    'my password got stolen by a friend',
    '',
    '😀',
  ])('is about life: %s', (text) => expect(readProductMatter(text)).toBeUndefined())

  it('reads long and repetitive text at once', () => {
    const messages = [
      'how do i '.repeat(900),
      'can you '.repeat(8).trim(),
      'a'.repeat(8_000),
      `delete ${'my the this '.repeat(5)}`,
    ]
    for (const text of messages) expect(readProductMatter(text)).toBeUndefined()
  })
})

describe('the answers', () => {
  const answers = Object.entries(productAnswers)

  it.each(answers)('to %s link to pages that are there', (_, answer) => {
    const addresses = [...answer.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address)
    for (const address of addresses) {
      expect(address).toMatch(
        /^\/(privacy|dashboard(\/(help|support|skills|questionnaire|gamification|modules\/emotional-intelligence|settings\?tab=(appearance|notifications|privacy|account|ai)))?)$/,
      )
    }
  })

  it.each(answers)('to %s are calm and plain', (_, answer) => {
    expect(answer).not.toMatch(/!|therapy|treatment|diagnos/)
  })
})
