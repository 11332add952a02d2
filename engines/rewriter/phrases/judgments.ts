import { before, phrase, phraseGroup } from './phrase-rule.ts'

const named =
  '(?:your|the|this|that|our) (?:new |whole )?(?:plan|idea|proposal|rule|suggestion|decision|schedule|reason|excuse|report|policy|task|email|message|answer|meeting|change|question)'
const thing = `(it|this|that|${named})`
const very = '(?:just |so |really |very |completely |totally )*'
const harsh = '(?:stupid|dumb|idiotic|moronic|ridiculous|nonsense|bullshit|rubbish|garbage|crap)'

/** Harsh words about a thing that the reader made or decided. What is said of a person is an insult's matter. */
export const judgments = phraseGroup({
  reason: 'A harsh word about a thing makes its maker defend it. What you think of it stays.',
  rules: [
    phrase(`${thing}(?: is|'s) ${very}${harsh}`, '$1 does not make sense to me'),
    phrase(`${thing} was ${very}${harsh}`, '$1 did not make sense to me'),
    phrase(`${thing}(?: is|'s) ${very}(?:disgusting|gross)`, '$1 bothers me a lot'),
    phrase(`${thing} was ${very}(?:disgusting|gross)`, '$1 bothered me a lot'),
    before(`i (?:really |just )*hate (?=${named}(?![\\p{L}]))`, 'I do not like '),
    before('i (?:really |just )*hate (?:it )?when ', 'it bothers me when '),
    phrase("you(?:'re| are) (?:completely |totally |so )*wrong about", 'I do not agree with you about'),
  ],
})
