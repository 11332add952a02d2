import { splitWords } from '#engines/english/split-words.ts'

/** What a short message asks of the coach, apart from a question about a topic. */
export type CoachIntent =
  | 'greeting'
  | 'thanks'
  | 'ok'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'who-are-you'
  | 'what-can-you-do'
  | 'other-topics'
  | 'more'
  | 'why'
  | 'example'
  | 'words'
  | 'more-words'
  | 'steps'
  | 'shorter'
  | 'one-step'
  | 'smaller'
  | 'next-step'
  | 'did-not-work'
  | 'if-they-refuse'
  | 'does-not-fit'
  | 'went-badly'
  | 'not-know'
  | 'sorry'
  | 'when-not'
  | 'practice'

export type ReadIntent = {
  intent: CoachIntent
  /** The words that neither belong to the intent nor fill a sentence. Empty: the message asks only for this. */
  rest: readonly string[]
}

/**
 * Written over the words as `splitWords` gives them: lower case, no punctuation, `not` and `cannot` for all
 * negations. The first pattern that matches wins, so the specific ones stand first.
 * No list of words that may repeat can read the same message in two ways, because each further word would double
 * the time.
 */
const patterns: readonly (readonly [CoachIntent, RegExp])[] = [
  [
    'who-are-you',
    /\b(who|what) (are|r) you\b|\bwhat your name\b|\bwhat is your name\b|\bwho (made|built|wrote|programmed) (you|this)\b/,
  ],
  [
    'who-are-you',
    /\b(are|r) (you|u) (really )?(an? |the )?(real )?(human|person|real|bot|robot|ai|a i|machine|computer|program|software|chatgpt|gpt|alive|somebody|someone|model)\b/,
  ],
  [
    'who-are-you',
    /\b(am i|is this|talking to|speaking to|speaking with|talking with) (an? )?(real )?(human|person|bot|robot|ai|machine|computer)\b/,
  ],
  [
    'who-are-you',
    /^(and |so )*(what would you do|what do you think( about (it|this|that))?|what is your opinion|do you (like|love|hate|remember|know|understand) me|do you have (feelings|emotions|friends))$/,
  ],
  [
    'who-are-you',
    /^(so |and )?(can|could|will|would|are) you (please )?(be )?my (best )?(friend|girlfriend|boyfriend|mum|mom|mother|dad|father|partner)$/,
  ],
  ['who-are-you', /^(is )?(anyone|anybody|someone|somebody) there$/],
  [
    'not-know',
    /^(i )?(really |still |also |just )?(not (really )?know|no idea|not sure|cannot (say|explain|tell))( (it|yet|what to (do|say|write|ask)|where to (start|begin)|how to (start|begin|say it|explain it|explain)))?( (here|anymore|any more|now))?$|^(with )?(everything|all of it|anything|a lot|whatever)$/,
  ],
  ['sorry', /^(i )?(am )?(so |very |really )?sorry( (about|for) (that|this|it))?( coach)?$/],
  [
    'what-can-you-do',
    /\bwhat (can|do) you (do|help|offer|know|ask)( me)?( with)?( here)?$|\bwhat can i (do here|ask)( here)?( you)?$|\bhow (do|does|can) (you|this|it) (work|help)( me)?$|\bwhat (is|s) this( for| page)?$|^(please |can you |could you |will you |i |just )*(need |want )*(some |your )?help( me)?( please| now| with (everything|this|my life|something))?$|\bhow do i use (this|you)$/,
  ],
  [
    'other-topics',
    /\b(other|more|different|all|which|what|list|show|your) (the )?topics?\b|\bwhat else (do|can) you (know|do|help)\b|\bwhat (else )?is (in|there in) (here|the library)\b/,
  ],
  [
    'does-not-fit',
    /\bnot (that|this)( one)?$|\bnot what i (mean|meant|asked|want|wanted|need|said)\b|\bthat (is )?not (it|right|my question|my problem)\b|\bwrong (topic|answer|card|one|question)\b|\byou (misunderstood|got me wrong|(did )?not understand|misread)\b|\bi meant? something else\b|\bnot fit\b|\bnot (really )?helpful\b|\b(has|have) nothing to do with\b|\birrelevant\b|\bnot my (question|problem|situation)\b/,
  ],
  [
    'does-not-fit',
    /^((this|that|it|you)( (is|are|was))?( just| so| really| totally| an?)* )?(useless|rubbish|stupid|dumb|crap|terrible|awful|pointless|no (help|use|good)|a waste of time)( (bot|coach|app|machine|computer|program|software|ai|answer))?$|^you (are )?(just |only )?an? (stupid|dumb|useless) \w+$|^i hate (you|this)( app| bot| coach)?$|^you (are )?not (really )?help(ing|ful)?( me)?( at all)?$|^(you )?(idiot|moron|dumbass|stupid (bot|machine|app|thing))$/,
  ],
  [
    'if-they-refuse',
    /\b(what|and) (happens )?if (he|she|they|people|someone|somebody|nobody|everyone|no one|the other person|(my|the) \w+)( still| then| just)? (will )?(not( \w+)?|say no|says no|said no|refuses?|laughs?|gets? (angry|mad|upset|annoyed)|ignores?|disagrees?|react|reacts|insists?|asks? why|wants? to know|thinks?|takes?|cries|leaves?|denies|deny)\b/,
  ],
  [
    'went-badly',
    /\b(he|she|they|my \w+) (just |only |then |still |even |has |have )?(said no|refused|refuses|laughed( at me)?|ignored me|ignores me|got (really |so |very )?(angry|mad|upset)|(was|is|were|are) (really |so |very )?(angry|mad|upset|annoyed)( now| with me| at me)?|not (reply|answer|respond|listen|care|come)|shouted( at me)?|blocked me|made (it|things) worse|hung up|walked (away|off))\b$/,
  ],
  [
    'if-they-refuse',
    /\b(and|what) if (he|she|they|nobody|the \w+) (do|does|says?|answers?|replies) (nothing|no)\b|\bwhat if (it|this|that) (comes back|happens again|gets worse|goes wrong)\b/,
  ],
  ['if-they-refuse', /\bthey (might|may|could|will) (say no|refuse|not agree|not listen|get angry|laugh)\b/],
  [
    'did-not-work',
    /\b(it|that|this|these|those|nothing|they) (did|does|do|has|have|is|was|are|will)? ?(not|never) (really |even )?(work|worked|working|help|helped|helping)\b|\bnothing (works|worked|helps|helped)\b|\b(not|never) (work|worked|working|help|helped)\b|\b(i|we|already|have) (\w+ )?tried (all )?(that|this|it|them|everything|those|these)\b|\balready tried\b|^(but |and )?(i|we) ((have|already|also|even) )*tried (?=(\w+( |$)){1,4}$)|\btried (it|that|this|everything) (already|before)\b|^(i )?tried$|\bgot worse\b|\bstill the same\b|\bnothing (has )?changed\b|\bit failed\b|\bno (use|luck)\b|\bwhat if (it|that|this|nothing)( does| will)? (not work|not help|fails?|works|helps)\b/,
  ],
  [
    'did-not-work',
    /\b(another|other|different|alternative) (way|ways|idea|ideas|option|options|approach|solution)\b|\bplan b\b|\bwhat else (can|could|should) i (do|try)\b/,
  ],
  [
    'when-not',
    /\bwhen (should|must|would|do) i not\b|\bwhen not\b|\b(is|are) (it|this|that|there) (\w+ )?(safe|risky|dangerous|risks?|danger)\b|\bwhat (are|is) the (risks?|dangers?|downsides?)\b/,
  ],
  [
    'example',
    /\b(an?|another|one more|for|any|some|concrete|real) examples?\b|^examples?$|\bfor instance\b|\b(give|show|tell) (me )?examples?\b|\bwhat (would|does|will) (that|this|it) look like\b|^like what$|^such as( what)?$/,
  ],
  ['more-words', /\b(more|other|different|another) (words|wording|sentences?)\b/],
  [
    'words',
    /\bwhat (exactly )?(can|do|should|could|would|must|to|shall) (i )?(say|write|text|answer|reply|tell (him|her|them|people|someone))\b|\bhow (can|do|should|could|would|to) (i )?(say|phrase|word|put|write|formulate) (it|this|that)\b|\b(give|show|tell) me (\w+ )?(words|wording|sentences?|phrases?|a script|a text|a message)\b|^(the )?(words|wording|script|sentences?|phrases?)$|\bwords (to use|for it|for that)\b|^(and |but |so |ok )*how (do|can|should) i (ask|tell|say)( (it|this|that|him|her|them))*$/,
  ],
  [
    'smaller',
    /\bsmaller( steps?| pieces?| parts?)?\b|\bbreak (it|that|this|them|the step)? ?down( more| further)?\b|\bsplit (it|that|this|the step|step)\b|\btoo (big|large|much at once)\b|^(but |sorry )*((this|that|it) is )?(still )?too much( for me)?( now| today)?$/,
  ],
  [
    'next-step',
    /\bnext( step| one)?( please)?$|\b(what|and) (is |comes )?(next|then)$|\bafter that$|^(ok |okay )*(i )?(am )?(did it|done|finished|did that|done that)( now)?$|\bstep (two|three|four|five|six|[2-6])$/,
  ],
  [
    'one-step',
    /\b(one|a single|only one|just one|first) step( only| at a time)?\b|\b(just|only) one thing\b|\bonly the first\b|\bwhere (do|should) i (start|begin)$|\bstep by step\b|\bone (thing )?at a time\b/,
  ],
  [
    'shorter',
    /^(sorry |but |and |so |ok |i )*(am |still |really )*(not (really |quite |even )?(understand|get|follow)( (it|this|that|you|anything|a word))?|lost|confused|too confusing|confusing)$|^(and |but |so |ok )*what (does|do|did) (that|this|it|these|those) (even |actually |really )?mean$|^(huh|what|what do you mean|too complicated|complicated)$/,
  ],
  [
    'shorter',
    /\bshort(er|en)?\b|\b(too|so) (long|much text|many words|much to read)\b|\btl ?dr\b|\bsummar(y|ize|ise)\b|\bsum (it|that|this)? ?up\b|\bbrief(ly|er)?\b|\b(in )?(one|two|three|a few|few|1|2|3) (lines?|sentences?|words)\b|\bless text\b|\bcannot read (all )?(this|that|it|so much)\b|\bsimpl(er|y|ify)( words)?\b|\b(in )?(simple|plain|easy|easier) (words|language|english)\b|\beasier\b|\brepeat\b|\bsay (it|that) again\b/,
  ],
  [
    'why',
    /^(but |and |so |ok )?why( (not|so|though|me|is that so|(does|would|should|do) (that|this|it|i)( (help|work|matter|do (that|this|it)))?))?$|\bwhy (is|was) (that|this|it)( so)?$|\bwhy (do|does|would|did) (people|they|he|she|i|we|someone|others) (do|say|act|react|feel|think)( like)? ?(that|this|so|it)?( way)?$|\bhow come\b|\b(what|tell me|explain) (is )?the reasons?\b|\btell me why\b|\bexplain why\b|\bthe reason\b/,
  ],
  [
    'steps',
    /^(the |give me |give me the |show me |show me the |tell me the )?steps( again)?$|^(ok |okay |so |and |but )*(what|how) (do|should|can|could|must) i (do|start|begin|act|react|proceed)( it| that| this)?( now| then| about (it|that|this)| next)?$|^what now$|^now what$|^(so |and |but |ok )*what (helps|(would|could|can|might|will) help)( (me|then|now|against (it|this|that)|with (it|this|that)))*$|^(and |but |ok )?how( exactly)?$|^how (do|should|can) i (do|start|fix|solve|change|handle|stop) (it|that|this)$/,
  ],
  [
    'practice',
    /\b(let us |lets |let me |i want to |can we |want to )?(practi[cs]e)( this| that| it)?$|\bquiz me\b|\bask me (a|the|that) question\b|\ba question to practi[cs]e\b/,
  ],
  [
    'more',
    /\b(tell|say|explain|show|give) (me )?(\w+ )?(some )?more\b|^(some |a bit |a little |any |much )?more( please| info| information| details?| on this| about (this|that|it))?$|\bmore (detail|details|info|information|about (this|that|it)|on (this|that|it))\b|^(please )?(go on|continue|keep going|carry on|elaborate)$|\b(what|anything) else\b|\bexplain (it|this|that)( again| better| more)?$|\blonger\b|\bin (more )?detail\b|^and$|^go ahead$/,
  ],
  [
    'no',
    /^(no|nope|nah|n|not really|neither|none|wrong|something else|another one|no not (that|this)|none fit|none fits)( (of (them|these|those|the \w+)|thanks|thank you|fits?|is right|one))*$/,
  ],
  [
    'yes',
    /^(yes|yeah|yep|yup|y|sure|please|correct|right|exactly|that one|this one|that is it|that it|of course|definitely|i do|it is|absolutely|true|ok yes|please do|yes do)( (please|it is|that one|that is it|i do|exactly|that|do|sure|thanks))*$/,
  ],
  [
    'goodbye',
    /^(ok |okay |thanks |thank you |thx |ty |cheers |cool |great )*(bye|goodbye|bye bye|see you|good night|goodnight|that is all|that all|that was all|i am done|i done|i have to go|i must go|have to go|nothing else|no more questions|i stop here|stop|end|quit|enough)( (for (now|today)|now|later|then|thanks|thank you|bye|coach))*$/,
  ],
  [
    'thanks',
    /^((ok|okay|great|perfect|good|nice|wow|oh|ah|no|yes|alright|thanks|thank|thx|ty|cheers) )*(thanks|thank you|thx|ty|cheers|much appreciated)\b( (a lot|so much|very much|you|coach|(that|this|it) (really )?(helps|helped)( me)?( a lot)?|for (that|this|everything|listening|your help|helping)( me)?))*/,
  ],
  [
    'ok',
    /^((ok|okay|perfect|nice|awesome|wow|lol|haha|hehe|oh|ah|aha|hmm|cool|alright|fine|well|thanks|thank|thx|ty|cheers|a lot|so much|very much|much appreciated|got it|i (got|get) it|i understand|understood|makes sense|that makes sense|i see|(that|it) (helps|helped)( me)?|this (helps|helped)|(i (am |feel )?|it (is )?|feeling )?(much |a bit |a little |already )?better( now)?|(that (is|was) |very |really |super )?(helpful|useful|good|great|clear)|for (that|this|your help|the help|helping)|good (idea|point|advice|answer)|you|i (will )?(try|do) (that|it|this)|i will try)( |$))+$/,
  ],
  [
    'greeting',
    /^((hello|hi|hey|hiya|heya|hallo|hullo|yo|howdy|greetings|good (morning|afternoon|evening|day)|morning|evening|there|again|coach|wayfern|everyone|how are you( doing)?|how is it going|nice to meet you|you|i (am )?new( here)?)( |$))+$/,
  ],
]

/** Words that fill a request without adding to it. */
const fillers = new Set(
  `a about actually also am and an are as at be but can card coach could did do does else even exactly for from get
  give got had has have he help her here him hmm how however i if in is it just keep know like little make maybe me much my need now
  of oh ok okay on one part please really say see she should show so some something step still tell than thank thanks
  that the them then there these they thing think this those to too um us want was we well were what will with
  would you your`.split(/\s+/),
)

/** Filler words only count as such in a short request; a long message is a story of its own. */
const MAX_REQUEST_WORDS = 14

/**
 * The intent of a message, or nothing when it is a question or a story of its own.
 * @returns with `rest`, so that `what can I say to my boss` can be judged as a request or as a new question
 */
export function readIntent(text: string): ReadIntent | undefined {
  const words = splitWords(text)
  if (words.length === 0 || words.length > MAX_REQUEST_WORDS) return undefined
  const message = words.join(' ')
  for (const [intent, pattern] of patterns) {
    const match = pattern.exec(message)
    if (!match) continue
    const remaining = `${message.slice(0, match.index)} ${message.slice(match.index + match[0].length)}`
    return { intent, rest: remaining.split(' ').filter((word) => word !== '' && !fillers.has(word)) }
  }
  return undefined
}
