import { opening, phrase, phraseGroup, starting } from './phrase-rule.ts'

/** Words that speech needs and writing does not. */
export const fillers = phraseGroup({
  reason: 'Words that only fill a pause were left out. The reader gets to the point sooner.',
  rules: [
    starting(
      '(?:so )?(?:basically|okay so|ok so|so yeah|so um|um|uhm|erm|anyways?)(?:,? (?:um|so|basically))*',
    ),
    phrase('(?:so )?(?:basically )?what (?:basically )?happened (?:is|was)(?: that)?', ''),
    phrase('(?<=\\b(?:but|and|so) )(?:the thing is)(?: that)?,?', ''),
    starting('(?:ok(?:ay)? )?(?:so )?i (?:just )?want(?:ed)? to say that(?: like)?'),
    opening("the thing is(?: that|(?=,)|(?= (?:i|i'm|you|he|she|it|it's|they|we|there) ))"),
    phrase('(?<=[,] )(?:like|you know|i mean|um|uh),', ''),
    phrase('(?<=(?:could|can|should|would|maybe|just|do|was|is|so) )(?:um|uh|idk),?(?= \\p{L})', ''),
    phrase('(?<=^(?:hey|hi|hello)) so(?: um)?,?(?= i | can | could )', ''),
    phrase('(?:so |and |but )um,?(?= \\p{L})', ''),
    phrase('(?<=(?:am|are|is|was|were) )honestly(?= (?:super|really|very|so|just) )', ''),
  ],
})
