import { before, phrase, phraseGroup } from './phrase-rule.ts'

const soft = '(?:just |really |kind of |sort of |kinda |sorta |actually |only |simply )*'
const perhaps = '(?:maybe |perhaps |possibly |at all |by any chance |somehow |please )*'
const wondering = `i(?:'?m| am|'ve been| have been| was)? ?${soft}(?:wondering|wonder|hoping|curious)`
const later = '(?: (?:maybe|perhaps|possibly|at all|by any chance|somehow|please))*'
const ask = `i ${soft}(?:wanted|would like|'d like|was hoping|need|want) to (?:quickly )?(?:ask|check|see|know)(?: you)?`
const can = '(?:could|can|might|will)(?: be able to)?'

/**
 * Requests under several layers of softening words. A single `maybe` or `I think` says something about the facts
 * and stays.
 */
export const hedges = phraseGroup({
  reason: 'Many softening words hide what you ask for. Without them the reader sees it at once.',
  rules: [
    before(
      `(?:${wondering}|${ask}) (?:if|whether|that) ${perhaps}you would${later}(?= (?:like|want|mind|be) )`,
      'would you',
    ),
    phrase(
      `(?:${wondering}|${ask}) (?:if|whether) ${perhaps}you (?:want|wanted|would want)(?: to)?`,
      'would you like to',
    ),
    phrase(`(?:${wondering}|${ask}) (?:if|whether|that) ${perhaps}you (?:${can}|would)${later}`, 'could you'),
    phrase(
      `(?:${wondering}|${ask}) (?:if|whether) ${perhaps}(?:i|we) (?:could|can|might|may)${later}`,
      'could I',
    ),
    phrase(`${ask} (?:if|whether) (?:it )?is possible that you(?: can| could)?`, 'could you'),
    phrase(`${ask} (?:if|whether) (?:it )?is possible to`, 'is it possible to'),
    phrase(
      `(?:${wondering}|${ask}) (?:if|whether) it (?:would be|is|was|might be) ${perhaps}possible(?: for (?:me|us))? to${later}`,
      'could I',
    ),
    phrase(`would it be ${perhaps}possible for (?:me|us) to${later}`, 'could I'),
    phrase(`do you think (?:that )?${perhaps}you (?:could|can|would|might)${later}`, 'could you'),
    phrase(
      '(?:would|is) it (?:be )?(?:at all |maybe |perhaps )?possible (?:for you to|that you (?:can|could))',
      'could you',
    ),
    phrase(
      `is there any (?:chance|way|possibility) (?:that )?you (?:could|can|would|might)${later}`,
      'could you',
    ),
    phrase("if it'?s not too much (?:trouble|to ask),? (?:could|can) you", 'could you'),
    before('(could|can|would|do) (you|i|we)(?: (?:maybe|perhaps|possibly|just|kind of|sort of))+', '$1 $2'),
    before('(?:kind of|sort of|kinda|sorta)(?= (?:wondering|upset|angry|sad|worried|annoyed|tired))', ''),
    phrase(
      `i ${soft}(?:wanted|want|would like) to (?:check in|check|follow up|ask)(?: and (?:see|ask))? (?:if|whether) you ${perhaps}(?:had|have had|have) (?:any |some |the |a )?(?:time|chance) to`,
      'did you have time to',
    ),
    phrase(
      `${wondering} (?:if|whether) you ${perhaps}(?:had|have had|have) (?:any |some |the |a )?(?:time|chance) to`,
      'did you have time to',
    ),
    phrase("i(?:'m| am) not (?:really |totally |quite )?sure,? but (?:i think )?(?:maybe|perhaps)", 'maybe'),
    before('i(?: (?:just|kind of|sort of))+(?= (?:want|need|think|wish|hope)(?:ed)? )', 'I'),
  ],
})
