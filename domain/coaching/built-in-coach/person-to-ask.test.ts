import { describe, expect, it } from 'vitest'
import { personToAsk } from './person-to-ask.ts'

describe('questions that only a person may answer', () => {
  it.each([
    ['How many milligrams of sertraline should I take?', 'pharmacist'],
    ['Can I mix ibuprofen with alcohol?', 'pharmacist'],
    ['what dose of melatonin for a child', 'pharmacist'],
    ['should I increase my dose', 'pharmacist'],
    ['is this mole cancer', 'doctor'],
    ['Do I have diabetes?', 'doctor'],
    ['Am I autistic?', 'clinician'],
    ['is my son autistic', 'clinician'],
    ['Can I sue my boss?', 'lawyer'],
    ['How do I file for custody of my kids', 'lawyer'],
    ['which stocks should I buy', 'financial-adviser'],
    ['I want to die', 'emergency'],
    ["I don't want to live anymore", 'emergency'],
    ['i cut myself again', 'emergency'],
    ['I took all my pills', 'emergency'],
  ])('%s: %s', (question, person) => {
    expect(personToAsk(question)).toEqual({ person, isOnlyForPerson: true })
  })
})

describe('questions that a card answers together with a person', () => {
  it.each([
    ['can they fire me because I am autistic?', 'lawyer'],
    ['is it legal to record my boss', 'lawyer'],
    ['what are my rights at work', 'lawyer'],
    ['do I have OCD or am I just careful', 'clinician'],
  ])('%s: %s', (question, person) => {
    expect(personToAsk(question)).toEqual({ person, isOnlyForPerson: false })
  })
})

describe('questions that are for nobody else', () => {
  it.each([
    'I want to die of embarrassment, I called my teacher mum',
    'I forgot whether I took my pill today',
    'this homework is killing me',
    'I die of shame when I think of it',
    'my dog died',
    'she bails on everyone, how do I get out of it',
    'I cut my hours at work',
    'How do I know if I am masking?',
    'I burned myself out at work',
    'The judge in the dance contest was unfair',
  ])('%s', (question) => {
    expect(personToAsk(question)).toBeUndefined()
  })
})
