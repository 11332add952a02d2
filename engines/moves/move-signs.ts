const time =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:tomorrow|tomorow|tmrw|tonight|tonite|noon|later|midnight)\b|\bat (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|half an?|an|a few|\d+) (?:more )?(?:min(?:ute)?s?|hours?|days?|weeks?)\b|\bin the (?:morning|evening|afternoon)\b|\bnext (?:week|time|month)\b|\bo'?clock\b/i

const table = {
  'asks what':
    /^\W*(?:(?:ok(?:ay)?|so|and|but|wait|yes|no)\W+)*(?:what|wat|when|where|who|which|wich|why|how)\b/i,
  'asks a yes':
    /^\W*(?:(?:ok(?:ay)?|so|and|but|wait|yes|no)\W+)*(?:is|are|r|was|do|does|did|have|has|shall|should|may|can|could|would|will)\b/i,
  'asks of you': /\b(?:can|could|would|will) (?:you|u|ya|somebody|someone)\b/i,
  'asks for leave': /\b(?:can|could|may|might) (?:i|we)\b/i,
  please: /\b(?:please|plese|pls|plz)\b/i,
  'begins with a verb':
    /^\W*(?:please\W+)?(?:call|ask|tell|read|stay|show|write|put|give|leave|stop|wait|let|take|come|go|look|send|say|don'?t|do not|stand|keep|make|get|check|mark|add|speak|sleep|rest)\b/i,
  need: /\bI(?:'d| would| really| only| just)? (?:need|prefer|want|like|have to be)\b|\bi need\b|\bhelps? me\b|\bneed(?:s)?\b/i,
  'hard for me':
    /\b(?:too|to) (?:loud|much|many|fast|bright|full|long)\b|\b(?:hard|difficult|exhausting) for me\b|\bcosts? me\b|\bhurts?\b|\bmy (?:ears?|head|words?|body|hands)\b|\bafraid\b|\bscared\b|\bsad\b|\bovers?timulat/i,
  'I cannot': /\b(?:i|we)(?:'m| am)? (?:can'?t|cannot|cant|carnt|not able|unable|can not|not can)\b/i,
  because: /\b(?:because|becuase|cause|bc|since|so that|that'?s why)\b/i,
  proposes:
    /\b(?:shall we|let'?s|lets|how about|what about|what if|we could|i could|i can|could we|maybe we|perhaps we|i propose|then i(?:'ll)?|instead)\b/i,
  if: /\bif\b/i,
  'I will': /\b(?:i'?ll|i will|i'm going to|ill)\b/i,
  'short yes':
    /^\W*(?:ok(?:ay)?|k|yes|yeah|yep|sure|fine|good|deal|alright|all right|of course|agreed|true|will do|i promise|promise)\b/i,
  'only yes':
    /^\W*(?:ok(?:ay)?|k|yes|yeah|yep|sure|fine|good|deal|alright|all right|of course|agreed|true|great|perfect)\W*(?:then|thanks?|sure|i guess)?\W*$/i,
  'begins with no': /^\W*(?:no|nope|nah|not)\b/i,
  'only no': /^\W*(?:no|nope|nah)\W*(?:thanks?|thank you|no|way)?\W*$/i,
  'will not':
    /\b(?:won'?t|will not|not (?:coming|going|doing)|i don'?t (?:come|go|want|agree)|i do not want|no \w+ing)\b/i,
  'stays a no': /\b(?:still (?:a )?no|my (?:answer|no)|take (?:it|my yes|that) back|changed my mind)\b/i,
  limit:
    /\b(?:stop|don'?t|do not|never|only|nothing (?:else|more)|no more|not any ?more|hands? off|back off|until|leave me|that'?s (?:it|all)|enough)\b/i,
  'please not': /\bplease,? (?:don'?t|do not|stop|never|no)\b|\b(?:no|don'?t|stop|not)\b[^.?!]*\bplease\b/i,
  'not mine': /\b(?:your (?:call|decision|choice)|up to you|my hands|it'?s mine)\b/i,
  'not now':
    /\b(?:not (?:now|yet|today|tonight|here)|i (?:don'?t|dont|do not) know(?: yet)?|idk|can'?t (?:think|decide|say|talk)|let me (?:think|look|see|check)|give me|need (?:a|some|\w+) (?:minute|moment|time|day|night|break)|one (?:moment|second|sec)|moment|wait|sec|think about|sleep on|take your time|rest well)\b/i,
  'will write':
    /\b(?:i'?ll|i will|may i|can i|let me|we'?ll|will) (?:write|text|tell|send|let you know|e-?mail|answer|email)\b/i,
  thanks: /\b(?:thank(?:s| you| u)?|thx|ty|grateful|appreciate)\b/i,
  'thanks first': /^\W*(?:(?:ok(?:ay)?|oh|omg)\W+)?(?:thank|thx)/i,
  sorry: /\b(?:sorry|sory|sry|apologi[sz]e|my (?:fault|mistake|bad)|forgive)\b/i,
  'sorry first':
    /^\W*(?:(?:ok(?:ay)?|oh(?: no)?|no|yes|you'?re right)\W+)?(?:i'?m |i am )?(?:so |very )?(?:sorry|sory|sry)\b/i,
  'was wrong':
    /\b(?:i was wrong|was wrong of|without asking|shouldn'?t have|i should have|i answered too|i was too)\b/i,
  'you always':
    /\b(?:you|u|you'?re|ur) (?:always|never|only|just|didn'?t|don'?t|said|promised|could(?:'ve| have)?|should(?:'ve| have)?|keep|were)\b/i,
  'blames you':
    /\b(?:unfair|mean|rude|fault|liar|lying|blame|no right|believe me|pressure|pushing|idiot|horrible|awful|monster)\b/i,
  'a joke': /\b(?:ha(?:ha)+|lol|lmao|kidding|ha)\b|😂|🤣|😜|😉/iu,
  'says nothing':
    /\b(?:say(?:ing)? nothing|(?:do not|don'?t|dont) (?:answer|say|speak|move|react|reply|laugh)|no words?|silent|quiet(?:ly)?|stare|freeze|shrug|nod|ignore|wait(?:s|ing)?|speechless|can'?t (?:speak|talk|say a word)|keep (?:sorting|cutting|rocking|going)|look (?:at|away|down|around|outside)|turn off)\b/i,
  'tells an act':
    /^\W*i (?:just )?(?:say|stay|look|nod|shrug|wait|walk|go|leave|take|get|stand|sit|put|hand|show|write|text|type|turn|pull|step|press|hold|push|close|switch|sign|freeze|stare|lie|smile|laugh|point|shake|raise|lift|free|run|keep|hang|mute|log|pass)\b/i,
  dots: /^\W*(?:\.{2,}|…)\W*$/,
  leaves:
    /\b(?:bye|goodbye|good ?night|night|gtg|see you|i'?m (?:going|leaving|off|out)|i (?:leave|walk (?:away|out|off)|get up|stand up|hang up|log off)|i'?ll leave|going home|i go (?:home|now|to)|i have to go|got to go|i run|i mute|that is all|that'?s all|go to the)\b/i,
  'has a time': time,
  'a number alone': /^\W*\d+\W*$/,
  'two questions': /\?.*\?/s,
  quotes: /["“”]|'[A-Za-z].*'/,
  colon: /:/,
  'of you and me': /\b(?:both|together|we|us)\b/i,
  it: /^\W*(?:it|it'?s|that|that'?s|this|they|he|she|there|my|the)\b/i,
  contrast: /\b(?:but|though|only|still|and not|however)\b/i,
} as const satisfies Readonly<Record<string, RegExp>>

const signs = Object.entries(table)

/** The names of the signs of a move that words show. */
export function moveSignsOf(text: string): string[] {
  const plain = text.replace(/[’‘`]/g, "'")
  return signs.flatMap(([name, cue]) => (cue.test(plain) ? [name] : []))
}
