import { splitWords } from '#engines/english/split-words.ts'
import type { CoachReply, CoachTurn } from './coach-turn.ts'
import { answer } from './reply.ts'
import { alternate, texts } from './texts.ts'

type SmallTalk =
  | 'only-told'
  | 'who-are-you'
  | 'what-can-you-do'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'ok'
  | 'sorry'

/** Over the words as `splitWords` gives them, each the whole message. */
const patterns: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'who-are-you',
    /^(hi |hello |hey |so |and |but |wait )*((who|what) (are|r) you( even| exactly)?|what( is)? your name|who (made|built|wrote|programmed) (you|this)|(are|r) (you|u) (really |even |actually )?(an? |the )?(real )?(human|person|real|bot|robot|ai|a i|machine|computer|program|software|chatgpt|gpt|alive|somebody|someone|model)( person| being| or not| or an? (human|person|bot|ai|robot))?|(am i|is this|i|this)( talking to| speaking to| speaking with| talking with)? (an? )?(real )?(human|person|bot|robot|ai|machine|computer)|is (anyone|anybody|someone|somebody) there|(anyone|anybody) there)$/,
  ],
  [
    'what-can-you-do',
    /^(hi |hello |hey |so |and |please )*(what (can|do) you (do|help|offer|know)( me)?( with)?( here)?|what can i (do here|ask)( here)?( you)?|how (do|does|can) (you|this) (work|help)( me)?|what (is|s)? ?this( for| page)?|how do i use (this|you)|(i |can you |could you )*(need |want )*(some |your )?help( me)?( please| now)*)$/,
  ],
  [
    'greeting',
    /^((hello|hi|hey|hiya|heya|hallo|hullo|yo|howdy|greetings|good (morning|afternoon|evening|day)|morning|evening|there|again|coach|everyone|how are you( doing)?|how is it going|nice to meet you|you|i (am )?new( here)?)( |$))+$/,
  ],
  [
    'goodbye',
    /^(ok |okay |thanks |thank you |thx |ty |cheers |cool |great )*(bye|goodbye|bye bye|see you|good night|goodnight|that is all|that was all|i am done|i have to go|i must go)( (for (now|today)|now|later|then|thanks|thank you|bye|coach))*$/,
  ],
  [
    'goodbye',
    /^(oh |ok |okay |no |actually |just |well )*(forget (it|this|that)|never ?mind|nvm|leave it|drop it)( then| now| thanks| thank you| ok| it is fine)*$/,
  ],
  [
    'thanks',
    /^((ok|okay|great|perfect|good|nice|wow|oh|ah|no|yes|alright) )*(thanks|thank you|thx|ty|cheers|tysm|much appreciated)( (a lot|so much|very much|you|coach|(that|this|it) (really )?(helps|helped)( me)?( a lot)?|for (that|this|everything|listening|your help|helping)( me)?))*$/,
  ],
  [
    'ok',
    /^((ok|okay|k|kk|cool|alright|fine|got it|i see|understood|makes sense|that makes sense|good|great)( |$))+$/,
  ],
  ['sorry', /^(i )?(am )?(so |very |really )?sorry( (about|for) (that|this|it))?( coach)?$/],
]

function readSmallTalk(text: string): SmallTalk | undefined {
  const message = splitWords(text).join(' ')
  return patterns.find(([, pattern]) => pattern.test(message))?.[0]
}

function say(kind: SmallTalk, { library, choices, state }: CoachTurn): string {
  switch (kind) {
    case 'only-told':
      return texts.told
    case 'greeting':
      return texts.greeting(choices.name, library.example)
    case 'what-can-you-do':
      return texts.capabilities(library.example)
    case 'who-are-you':
      return alternate(texts.whoAreYou, state.turn)
    case 'thanks':
      return alternate(texts.thanks, state.turn)
    case 'goodbye':
      return alternate(texts.goodbye, state.turn)
    case 'ok':
      return state.matter ? texts.allRight : texts.withoutMatter
    case 'sorry':
      return texts.sorry
  }
}

const longestTalk = 80
/** Somebody says that nothing is asked; whatever stands beside it in so short a message asks for nothing either. */
const onlyTells =
  /\b(?:only|just) (?:telling|sharing|venting|wanted to (?:tell|share|say|vent)|want to (?:tell|share|vent))\b|\b(?:no question|not a question|nothing to help with|not asking (?:for )?anything|(?:do not|don['’]?t) (?:need|want) (?:any )?(?:help|advice))\b/i
const saysGoodbye = /\b(?:good ?night|goodbye|bye|see you)[\s.!]*$/i
const longestPlainTalk = 140

/** Inside a conversation: somebody ends it, or only wants to tell. */
function readPlainTalk({ text, state }: CoachTurn): SmallTalk | undefined {
  if (state.turn === 0 || text.includes('?') || text.length > longestPlainTalk) return undefined
  if (onlyTells.test(text)) return 'only-told'
  return saysGoodbye.test(text) ? 'goodbye' : undefined
}

/** The reply to a message that is nothing but courtesy, or asks who answers here. */
export function answerSmallTalk(turn: CoachTurn): CoachReply | undefined {
  const kind = (turn.text.length <= longestTalk ? readSmallTalk(turn.text) : undefined) ?? readPlainTalk(turn)
  return kind && { parts: [answer(say(kind, turn))] }
}

export const sayThanks = ({ state }: CoachTurn): CoachReply => ({
  parts: [answer(alternate(texts.thanks, state.turn))],
})
