import { before, opening, phrase, phraseGroup } from './phrase-rule.ts'

const soft = '(?:just |really |kind of |sort of |kinda |sorta |actually |only |simply )*'
const perhaps = '(?:maybe |perhaps |possibly |at all |by any chance |somehow )*'
const wondering = `i(?:'m| am|'ve been| have been| was)? ?${soft}(?:wondering|wonder|hoping|curious|thinking)`

/**
 * Requests under several layers of softening words. A single `maybe` or `I think` says something about the facts
 * and stays.
 */
export const hedges = phraseGroup({
  reason: 'Many softening words hide what you ask for. Without them the reader sees it at once.',
  rules: [
    phrase(
      `${wondering} (?:if|whether|that) ${perhaps}you (?:could|can|would|might|will)(?: be able to)?(?: (?:maybe|perhaps|possibly|please))*`,
      'could you',
    ),
    phrase(
      `${wondering} (?:if|whether) ${perhaps}(?:i|we) (?:could|can|might|may)(?: (?:maybe|perhaps|possibly))*`,
      'could I',
    ),
    phrase(
      `i ${soft}(?:wanted|would like|'d like|was hoping|need|want) to (?:quickly )?(?:ask|check|see|know) (?:you )?(?:if|whether) ${perhaps}you (?:could|can|would|might)(?: (?:maybe|perhaps|possibly))*`,
      'could you',
    ),
    phrase(
      `i ${soft}(?:wanted|would like|'d like|was hoping) to (?:quickly )?(?:ask|check|see) (?:you )?(?:if|whether) ${perhaps}(?:i|we) (?:could|can|might|may)(?: (?:maybe|perhaps|possibly))*`,
      'could I',
    ),
    phrase(
      `do you think (?:that )?${perhaps}you (?:could|can|would|might)(?: (?:maybe|perhaps|possibly))*`,
      'could you',
    ),
    phrase('(?:would|is) it (?:be )?(?:at all |maybe |perhaps )?possible for you to', 'could you'),
    phrase('(?:would it be|is it) (?:ok|okay|alright|all right|possible) if i', 'could I'),
    phrase(
      'is there any (?:chance|way|possibility) (?:that )?you (?:could|can|would|might)(?: (?:maybe|perhaps|possibly))*',
      'could you',
    ),
    phrase("if it'?s not too much (?:trouble|to ask),? (?:could|can) you", 'could you'),
    phrase('could you (?:(?:maybe|perhaps|possibly|just|kind of|sort of) ?)+(?= )', 'could you'),
    phrase('can you (?:(?:maybe|perhaps|possibly|just|kind of|sort of) ?)+(?= )', 'can you'),
    {
      find: /(?<![\p{L}])(?:kind of|sort of|kinda|sorta) (?=wondering|feel|think|need|want|upset|angry|sad|worried|annoyed|tired)/giu,
      put: '',
    },
    phrase(
      `i ${soft}(?:wanted|want|would like) to (?:check in|check|follow up|ask)(?: and (?:see|ask))? (?:if|whether) you ${perhaps}(?:had|have had|have) (?:any |some |the |a )?(?:time|chance) to`,
      'did you have time to',
    ),
    phrase('i (?:just )?feel like maybe', 'I think'),
    phrase("i(?:'m| am) not (?:really |totally |quite )?sure,? but (?:i think )?(?:maybe|perhaps)", 'maybe'),
    before('i guess (?:i think |maybe |perhaps )+', 'maybe '),
    before('i (?:just |kind of |sort of )+(?=want|need|think|feel|wish|hope)', 'I '),
    opening('(?:so )?(?:basically|like|um|uhm|erm)(?:,? (?:like|um|basically|so))+'),
  ],
})
