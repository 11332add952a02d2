import type { Act, ActReading } from './act.ts'

const day =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|o.clock)|\\d{1,2}:\\d\\d|at \\d{1,2}\\b|noon|next week'
const namedTime = new RegExp(`\\b(?:${day})`, 'i')
const cannot =
  "(?:can['’]?t|cannot|won['’]?t|will not|am not able|are not able|['’]m not able|am unable|are unable)"

type Rule = { act: Act; cue: RegExp; sureness: number; isFirm?: boolean; time?: 'named' | 'none' }

/** The first rule that fits decides, so what must never become doubtful stands first. */
const rules: readonly Rule[] = [
  {
    act: 'limit',
    cue: /\b(?:(?:do not|don['’]?t|stop|quit) (?:ever )?(?:contact|call|text|messag|touch|writ|follow|com(?:e|ing) (?:here|round|over|to my))\w*|leave me alone|(?:it['’]?s|we['’]?re|we are) over\b|break(?:ing)? up\b|i (?:do not|don['’]?t) want (?:to (?:see|talk|be with|date|meet)|you to|a relationship|any contact)|i need (?:some |more )?(?:space|time alone|distance)|not interested in (?:you|a|dating|meeting)|want a divorce)/i,
    sureness: 0.9,
    isFirm: true,
  },
  {
    act: 'threaten',
    cue: /\b(?:or else|you(?:['’]ll| will) (?:regret|be sorry)|i(?:['’]ll| will) (?:make sure|tell everyone|report you)|legal action|final warning)\b/i,
    sureness: 0.75,
    isFirm: true,
  },
  {
    act: 'inform',
    cue: /\b(?:appointment|prescription|(?:blood|test) results?|surgery|clinic|dose|tablets?|allerg\w+|evacuat\w+|fire alarm|gas leak|water (?:is|will be) (?:off|shut)|do not (?:enter|drink|eat|use)|recall(?:ed)?|out of order)\b/i,
    sureness: 0.85,
    isFirm: true,
  },
  {
    act: 'vague-invitation',
    cue: /\b(?:we|you|you guys)(?: really)? (?:should|must|have to|need to|ought to)\b.*\b(?:some ?time|soon|one day|one of these days)\b|\b(?:let['’]?s|lets)\b.*\bsome ?time\b/i,
    sureness: 0.8,
    time: 'none',
  },
  {
    act: 'postpone',
    cue: /\b(?:(?:i|we)(?:['’]ll| will) (?:get back to you|let you know|see|think about it)|let me (?:think|check|see)|another time|not right now|maybe later|rain ?check)\b/i,
    sureness: 0.75,
    time: 'none',
  },
  {
    act: 'refuse',
    cue: /\b(?:i['’]?d|i would|we['’]?d|we would) (?:really )?(?:love|like) to,? but\b/i,
    sureness: 0.75,
    isFirm: true,
  },
  {
    act: 'refuse',
    cue: new RegExp(
      `^\\W*(?:no|nope|nah|sorry,? no)\\b|\\bno,? thank|\\b(?:i|we)(?: really)?(?: am| are)? ?${cannot}|^\\W*(?:sorry,? )?${cannot}|\\bnot going to\\b`,
      'i',
    ),
    sureness: 0.8,
    isFirm: true,
  },
  {
    act: 'criticise',
    cue: /\b(?:interesting (?:choice|approach|idea)|(?:maybe|perhaps) next time|no offen[cs]e|with (?:all due )?respect|have you (?:considered|thought (?:of|about))|bold (?:choice|move)|could have been better|i expected more|don['’]?t take this the wrong way)\b/i,
    sureness: 0.75,
  },
  {
    act: 'joke',
    cue: /\b(?:(?:oh|well) (?:great|brilliant|wonderful|lovely|perfect),|just what i needed|(?:great|brilliant|fantastic|wonderful), another|thanks a (?:lot|bunch) for nothing|yeah,? right\b|just kidding|jk\b|lol\b|haha)/i,
    sureness: 0.65,
  },
  {
    act: 'soft-request',
    cue: /\b(?:when(?:ever)? you (?:get|have) a (?:chance|minute|moment|sec)|(?:i was|just) wondering (?:if|whether)|(?:it )?would be (?:great|nice|good|lovely|helpful) if|any chance (?:you|of)|if it['’]?s not too much trouble|(?:it['’]?s|it is) (?:a bit |so |rather )?(?:cold|hot|loud|dark|stuffy) in here|somebody should)\b/i,
    sureness: 0.75,
  },
  {
    act: 'real-invitation',
    cue: /\b(?:(?:do you|would you|wanna|want to|fancy|you(?:['’]re| are) invited|join (?:us|me)|come (?:over|round|to|for|with))\b)/i,
    sureness: 0.75,
    time: 'named',
  },
  {
    act: 'offer',
    cue: /\b(?:do you want me to|shall i|let me know if you need|(?:i['’]?m )?happy to help|i can (?:help|bring|drive|pick you|lend|take)|can i (?:help|bring|get you))\b/i,
    sureness: 0.7,
  },
  {
    act: 'apologise',
    cue: /\b(?:i['’]?m (?:so |really )?sorry|i apologi[sz]e|my apologies|my bad)\b/i,
    sureness: 0.7,
  },
  {
    act: 'request',
    cue: /^\W*(?:hi|hello|dear)?\W*(?:can|could|would|will) you\b|\bplease\b|^\W*(?:send|bring|call|come|give|make|put|take|tell|check|fill|sign|return|pay|wash|clean|close|open|move|read|reply|email|remember)\b/i,
    sureness: 0.75,
  },
  {
    act: 'small-talk',
    cue: /^\W*(?:(?:hi|hey|hello|morning)\W+)?(?:how are you|how['’]?s it going|how do you do|what['’]?s up|sup|you (?:ok|alright|all right)|lovely weather)\b/i,
    sureness: 0.75,
  },
  {
    act: 'goodbye',
    cue: /\b(?:bye|good ?night|see you|take care|i(?:['’]ll| will) let you go|talk (?:soon|later))\W*$/i,
    sureness: 0.65,
  },
  {
    act: 'praise',
    cue: /\b(?:well done|good (?:job|work)|great (?:job|work)|nice work|proud of you|thank you|thanks|love (?:it|this|your)|congratulations)\b/i,
    sureness: 0.6,
  },
  { act: 'ask', cue: /\?\s*$/, sureness: 0.7 },
]

function fits({ cue, time }: Rule, text: string): boolean {
  if (!cue.test(text)) return false
  return time === undefined || (time === 'named') === namedTime.test(text)
}

/** The act of a message by its cues. What shows none is news, with little sureness. */
export function readAct(text: string): ActReading {
  const rule = rules.find((candidate) => fits(candidate, text))
  if (rule) return { act: rule.act, sureness: rule.sureness, isFirm: rule.isFirm ?? false }
  return { act: 'inform', sureness: namedTime.test(text) ? 0.75 : 0.55, isFirm: false }
}
