const day =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thur?|fri|sat|sun)s?\\b|tomorrow|tonight|today|this (?:morning|afternoon|evening|weekend)|next (?:week|month)|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|o.clock)|\\d{1,2}[:.]\\d\\d|at \\d{1,2}\\b|(?:half|quarter) (?:past|to|\\d)|noon|midnight|\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const namedTime = new RegExp(`\\b(?:${day})`, 'i')
const opening =
  '^\\W*(?:(?:hi|hey|hello|hiya|dear|morning|good (?:morning|afternoon|evening)|ok|okay|oh|so|and|but|well|right|also|just|sorry|please|pls|mate|love|darling|babe|dude|lol|no|yes|yeah)\\b[\\s,!.-]*)*(?:[A-Z][a-z]+[,!.]? +)?'
const verbs =
  'send|bring|call|ring|come|give|make|put|take|tell|check|fill|sign|return|pay|wash|clean|close|shut|open|move|read|reply|email|remember|let|get|go|keep|leave|stop|turn|try|use|wait|pick|drop|add|hold|look|ask|do|don.?t|be|stay|book|print|text|message|lock|sort|pop|grab|mind|have|feed|hand|wear|write|complete|submit|confirm|ensure|switch|see|find|start|finish|show'
const good =
  'good|great|lovely|brilliant|fantastic|amazing|excellent|wonderful|perfect|beautiful|gorgeous|superb|class|fab|nice|impressive|stunning|outstanding|delicious|marvellous|proud|best|well done|thanks|thank you|kind|thoughtful|enjoyed|loved?|helpful|grateful|appreciate'
const bad =
  'bad|awful|terrible|poor|rude|late|mess|dirty|loud|noisy|slow|wrong|disappoint\\w*|unacceptable|boring|cold|ugly|lazy|selfish|careless|sloppy|annoying|ridiculous|embarrassing|useless|weird|odd|strange|tired|mistakes?|errors?|missed|again'
const cannot =
  "(?:can['’]?t|cannot|could ?n[o']t|won['’]?t|will not|not able|unable|not going to|not gonna|do ?n[o']t (?:think|feel)|isn['’]?t (?:possible|available)|not possible|not available)"

const pattern = (source: string, flags = 'i') => new RegExp(source, flags)

/** Forms of words that speak for or against some acts; how much, the training finds out. */
const table = {
  'begins as an order': pattern(`${opening}(?:${verbs})\\b(?!.*\\?\\s*$)`),
  'orders in a later sentence': pattern(`[.!;\\n]\\s*(?:please )?(?:${verbs}) (?!you\\b)`),
  please: /\b(?:please|pls|plz|kindly)\b/i,
  'can you': /\b(?:can|could|would|will) (?:you|ya|u|someone|somebody|anyone)\b/i,
  'you need to': /\byou (?:need|have|must|should|are (?:required|asked|requested))\b/i,
  'would you mind': /\b(?:would|do) you mind\b|\bif you (?:could|would|don.t mind)\b/i,
  'I need you': /\bi(?:.d| would)? (?:need|want|like) (?:you|this|it|that|the)\b/i,
  wondering: /\b(?:wonder(?:ing)?|hoping|was thinking)\b/i,
  'a wish':
    /\b(?:would|.d) be (?:great|nice|good|lovely|helpful|ideal|appreciated)\b|\bwould(?:n.t)? hurt\b|\bif only\b/i,
  'when you have time':
    /\b(?:when(?:ever)? you(?:.ve| have)? (?:get|have|got)?\b|no rush|at some point|if you get a)/i,
  'any chance': /\b(?:any chance|possible to|is it ok(?:ay)? if|ok(?:ay)? if|all right if|alright if)\b/i,
  'somebody should': /\b(?:some(?:one|body)|anyone|some of us|people|everyone|others|we all)\b/i,
  'a state here':
    /\b(?:(?:it.?s|is it|this|that|the) [\w' ]{0,25}\b(?:cold|hot|freezing|boiling|loud|dark|stuffy|chilly|warm|empty|full|heavy|bright|noisy|draughty|overflowing|piling|blocked)|in here|round here)\b/i,
  'it is still': /\b(?:still|yet|already|again|by now|so far)\b/i,
  'are you using':
    /\b(?:are|is|were) (?:you|that|this|those|anyone|anybody) (?:using|going|planning|sitting|finished|done|taken|free|busy|about)\b/i,
  'have you': /\b(?:have|did|had) you\b/i,
  'asks what': pattern(`${opening}(?:what|where|when|who|which|how|why)\\b`),
  'asks a yes': pattern(`${opening}(?:is|are|was|do|does|did|have|has|any)\\b.*\\?`),
  'how are you':
    /\b(?:how (?:are|r) (?:you|u|things)|how.?s (?:it|things|life|your|everyone|the family)|what.?s up|\bsup\b|how.?ve you been|how (?:was|did) your|good weekend|long time no|all right\?|alright\?|you (?:ok|well)\b)/i,
  'weather and days':
    /\b(?:weather|sunny|raining|rain|warm out|cold out|nearly (?:friday|the weekend)|is it friday|traffic|busy day|holidays?|weekend|been here long|come far)\b/i,
  'tag question':
    /,? (?:isn.t|aren.t|wasn.t|don.t|doesn.t|won.t|can.t|is|are|innit|eh|right|no) ?(?:it|you|he|she|they|we)?\?/i,
  'cannot do it': pattern(`\\b(?:i|we|i['’]m|we['’]re)\\b[\\w ,'’]{0,25}\\b${cannot}`),
  'begins with no':
    /^\W*(?:no|nope|nah|sorry,? (?:no|but|i|we|can)|afraid not|not (?:today|tonight|this time|for me|really|now|my))\b/i,
  'no thanks':
    /\b(?:no,? thank|thanks,? but|thank you,? but|i.ll pass|i.m (?:good|ok|fine),? thanks|count me out|not for me)\b/i,
  'would love to but': /\b(?:love|like|great|lovely|tempting|sweet|wish|happy) .{0,40}\b(?:but|only)\b/i,
  'not able as an office':
    /\b(?:unable to|regret|unfortunately|unsuccessful|not (?:been )?(?:selected|successful|approved|eligible|be progressing|able to)|declined?|on this occasion|afraid|other candidates|keep (?:your|you) .{0,20}on file|not something we)\b/i,
  excuse:
    /\b(?:i.?ve (?:got )?(?:to|a|the|my)|i have to|i.?m (?:working|away|on|busy|at|out|skint|knackered|shattered)|already (?:have|got|promised|said)|up to my|snowed under|swamped|bit much|prior)\b/i,
  'let me see':
    /\b(?:let me (?:think|check|see|look|have|sleep|get)|(?:i|we)(?:.ll| will) (?:get back|let you know|see|think|have a think|check|look|come back|be in touch|circle)|leave it with me|get back to you|in touch)\b/i,
  later:
    /\b(?:later|another (?:time|day)|not (?:right )?now|rain ?check|after|until|next (?:week|month|time)|push(?:ed)?|move(?:d)? (?:it|to|our)|postpon\w+|reschedul\w+|delay\w*|put off|instead|sleep on it|in a bit|give me|not yet|some other)\b/i,
  'love to sometime':
    /\b(?:some ?time|soon|one (?:day|of these days)|when things|whenever|at some point|any ?time)\b/i,
  'we should meet':
    /\b(?:we|you|you guys|yous?|us)(?:.ll| will|.ve got to)?(?: really| all)? (?:should|must|have to|need to|ought to|could|gotta)\b|\blet.?s\b|\bcatch ?up\b|\bhang out\b|\bget together\b/i,
  'come along':
    /\b(?:come (?:over|round|to|for|with|and|along)|join (?:us|me|in)|invited?|fancy|wanna|want to|would you like to|do you want to|you in|up for|welcome to|get (?:a )?(?:coffee|drinks?|dinner|lunch|food|pizza)|plus one|bring (?:a|some))\b/i,
  'I can help':
    /\b(?:shall i|(?:do you )?want me to|would you like (?:me|us|a|some|help)|can i (?:help|bring|get|give|take|carry|make)|i can|i could|i.ll (?:bring|take|drive|pick|give|make|cover|lend|do|pop|get)|happy to|let me (?:know if|get|carry|take|help|give)|need (?:a|any|some|help)|if you (?:need|want|like|ever)|you can (?:borrow|have|use|stay)|you.re welcome to|help yourself|there.s (?:a|some) .{0,20}(?:if|for you)|going spare|on me)\b/i,
  'says sorry': /\b(?:sorry|apolog\w+|my bad|my fault|forgive|should ?n.t have|i was wrong|i regret)\b/i,
  'sorry to begin with a wish': /\bsorry (?:to|but|if)\b/i,
  'bye words':
    /\b(?:bye+|good ?night|night(?: night|s|y)?|see (?:you|ya|u)|take care|let you (?:go|get)|talk (?:soon|later|tomorrow)|speak soon|catch you|ttyl|cheerio|better (?:go|get|be)|must dash|gotta (?:go|run|dash)|i.?m off|heading off|anyway|should (?:get|be|head)|been (?:lovely|great|nice)|cya|tata|toodle|safe (?:home|travels|journey)|have a (?:good|nice|great|lovely))\b/i,
  'good words': pattern(`\\b(?:${good})\\b`),
  'you and good words': pattern(
    `\\b(?:you|your)\\b.{0,40}\\b(?:${good})\\b|\\b(?:${good})\\b.{0,30}\\b(?:you|your)\\b`,
  ),
  thanks: /\b(?:thank(?:s| you)|cheers|ta|much appreciated|grateful)\b/i,
  'bad words': pattern(`\\b(?:${bad})\\b`),
  'for once':
    /\b(?:actually|for once|for a change|finally|at last|even you|surprising\w*|almost|nearly|not (?:bad|as bad|half)|didn.t (?:think|expect|know)|who knew|for (?:someone|somebody|your age|you|a)|considering|compared|when you (?:try|want|make)|much better|better than|brave|bold|interesting|different|unique|unusual|quite|creative)\b/i,
  'you always':
    /\byou(?:.ve)? (?:always|never|only|just|still|do|really|might|could(?: have)?|should(?: have)?|seem|look|used)\b/i,
  'no offence':
    /\b(?:no offen[cs]e|with (?:all |the greatest |great )?(?:due )?respect|not being funny|don.t take this|just (?:saying|a thought|an observation|a suggestion)|to be (?:honest|fair|frank)|tbh|some feedback|constructive|i.?d (?:just|have|expect)|i expected|personally|if i.?m honest)\b/i,
  'next time':
    /\b(?:next time|in (?:the )?future|going forward|perhaps|maybe|might (?:want|be|have)|could (?:have|use|do with)|would have been|considered|have you (?:thought|tried)|another time|worth|bit (?:more|less|too|much)|rather|slightly|too)\b/i,
  'asks why you':
    /\b(?:why (?:do|did|are|is|would|don.t|didn.t|can.t) (?:you|it)|is that (?:what|how|your|it)|do you (?:have to|ever|always|think|even)|are you (?:really|seriously|sure|always)|what were you|who (?:told|taught|asked)|wearing that|going to wear|that.s (?:one way|certainly|what))\b/i,
  laughs: /\b(?:ha(?:ha)+|hehe+|lo+l|lmf?ao|rofl|jk|kidding|joking|banter)\b|😂|🤣|😜|😅|💀/iu,
  irony:
    /\b(?:oh|well|wow|yeah|yes|sure|right|because|just what|nothing (?:says|like)|who needs|lucky|shock(?:er|ing)?|what a (?:surprise|shock|treat)|my (?:hero|favou?rite)|genius|einstein|sherlock|obviously|clearly|apparently|congrat\w*|another|truly|living the dream|can.t wait|thrilled|love (?:that|how|it when|the)|award|nobel|medal|world record|officially|legend|royal|famous|professor|majesty|sir)\b/i,
  exaggerates:
    /\b(?:million|thousand|hundred|years? (?:ago|later)|forever|eternity|century|ever|literally|planet|world|history|dinosaur|died|dead|alive|police|museum|witness|evidence|ceremony|empire|kingdom|throne|king|queen|monster|wizard|magic|alien|space|cult|jail|prison|ghost)\b/i,
  'sets a limit':
    /\b(?:leave me|stop (?:contact|call|text|messag|writ|com|ask|send|touch)\w*|don.t (?:contact|call|text|message|touch|come|write|ever|want|bring|talk)|i need (?:some |more |a bit of )?(?:space|time|distance|a break|quiet)|break(?:ing)? up|it.s over|we.re (?:over|done)|i.?m (?:done|not comfortable|not ready|ending|blocking)|not comfortable|respect (?:my|that)|boundar\w+|i (?:don.t|do not|no longer|won.t|can.t) (?:want|wish|see|keep|do|lend|answer|be|discuss|have|feel|love)|from now on|no more|last time|moving out|divorce|separate|not (?:after|before) \d|off limits|block(?:ed|ing)|unfollow|not interested|just (?:be )?friends|as (?:a )?friends?|without asking|rather not|work(?:ing)? hours)\b/i,
  'or else':
    /\b(?:or (?:else|i|we|you)|otherwise|if you (?:don.t|do not|do|tell|leave|ever|can.t|fail|want to keep)|unless|you.ll (?:regret|be sorry|see|lose|wish)|consequences?|legal|solicitors?|court|police|final (?:notice|warning|reminder)|disciplin\w+|report you|tell (?:everyone|mum|dad|him|her|hr)|evict\w*|bailiffs?|terminat\w+|failure to|will result|be a shame|careful|think (?:very )?carefully|remember who|lucky (?:i|we)|pity if)\b/i,
  'a notice':
    /\b(?:appointment|prescription|results?|surgery|clinic|dose|tablets?|allerg\w+|evacuat\w*|alarm|leak|water|power|gas|recall\w*|out of order|notice|deadline|delivery|parcel|order|invoice|receipt|opens?|closed|open|from \d|reference|account|booked|confirmed|moved|changed|starts?|arrives?|leaves?|platform|train|bus|bins?|meeting|report)\b/i,
  'news of somebody':
    /\b(?:(?:he|she|they|mum|dad|gran|nan|your (?:brother|sister|aunt|uncle|mother|father|dad|mum))(?:.s|.ve| is| has| was| were| are| have| will|.ll)?)\b/i,
  'tells of themselves':
    /^\W*(?:(?:hi|hey|just|so|ok)\b[\s,!]*)*(?:i.?m|i.?ve|i am|i have|we.?re|we.?ve|i (?:got|went|was|just|left|put))\b/i,
  fyi: /\b(?:fyi|just so you know|heads up|to let you (?:all )?know|please note|for your information|reminder|update|we (?:would like|wanted|are writing) to (?:inform|tell|let)|this is to)\b/i,
  'nice but': /\b(?:but|however|only|though|although|except|apart from)\b/i,
  'kind names':
    /\b(?:love|darling|babe|honey|hun|sweetie|dear|pet|mate|bro|dude|xx?|boss|buddy|bestie)\b|❤|💕|😘|🥰|x$/iu,
  capitals: /\b[A-Z]{3,}\b(?:.*\b[A-Z]{3,}\b)/,
  dots: /…|\.\.\./,
  wishes:
    /\b(?:happy (?:birthday|new year|christmas|easter|diwali|anniversary|eid)|merry christmas|eid mubarak|hbd|congrat\w*|good luck|fingers crossed|get well|speedy recovery|best wishes|many happy returns|sorry for your loss|condolences|thinking of you|(?:love|miss) (?:you|u))\b/i,
  quotation: /["“”]/,
  'short yes':
    /^\W*(?:ok(?:ay)?|k|kk|sure|fine|yes|yep|yeah|alright|all right|cool|whatever|noted|right|i see|interesting)\W*$/i,
  'fine with full stop':
    /\b(?:fine|sure|whatever|up to you|do what you (?:like|want)|suit yourself|if you (?:say so|must|insist)|i guess|don.t mind me|never mind|forget it|i.m not (?:angry|upset|cross))\b/i,
} as const satisfies Readonly<Record<string, RegExp>>
export type SignName = keyof typeof table

const signs = Object.entries(table)

/** Whether a day or an hour is named. */
export const showsNamedTime = (text: string): boolean => namedTime.test(text)

/** The names of the signs that a message shows. */
export function signsOf(text: string): string[] {
  const plain = text.replace(/[’‘`]/g, "'")
  return signs.flatMap(([name, cue]) => (cue.test(plain) ? [name] : []))
}
