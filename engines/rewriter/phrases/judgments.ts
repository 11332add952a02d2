import { before, phrase, phraseGroup } from './phrase-rule.ts'

const matter =
  '(?:plan|training plan|idea|proposal|rule|suggestion|decision|schedule|reason|excuse|policy|change|timetable|system)'
const named = `((?:your|the|this|that|our) (?:new |whole )?${matter})`
const very = '(?:just |so |really |very |completely |totally )*'
const harsh = '(?:stupid|dumb|idiotic|moronic|ridiculous|nonsense|bullshit|rubbish|garbage|crap|trash)'

/** Harsh words about what the reader made or decided. What is said of a person is an insult's matter. */
export const judgments = phraseGroup({
  reason: 'A harsh word about a thing makes its maker defend it. That you disagree stays.',
  rules: [
    phrase(`${named}(?: is|'s) ${very}${harsh}`, '$1 does not make sense to me'),
    phrase(`${named} was ${very}${harsh}`, '$1 did not make sense to me'),
    phrase("you(?:'re| are) (?:completely |totally |so )*wrong about", 'I do not agree with you about'),
  ],
})

/** Strong words that stay where only clearness is asked for. */
export const strongWords = phraseGroup({
  reason: 'A milder word is easier to hear. What you mean stays.',
  rules: [
    phrase(`i (?:really |just )*hate ((?:your|this|that|our) ${matter})`, 'I do not like $1'),
    phrase('i (?:really |just )*hate (?:it )?when', 'it bothers me when'),
    phrase('i want you to', 'I would like you to'),
    before('i want(?= (?!to|you|him|her|them|my (?:money|deposit)|nothing|no|out)\\p{L})', 'I would like'),
    phrase("i(?:'m| am) (?:so |really )?sick (?:and tired )?of (?:this|it)", 'I cannot go on like this'),
    phrase(
      "i(?:'m| am) (?:so |really )?(?:sick (?:and tired )?of|fed up with)(?= \\p{L})",
      'I am very unhappy about',
    ),
    phrase("(?:this|it|that)(?: is|'s) (?:all )?your fault", 'I think that you caused this'),
  ],
})
