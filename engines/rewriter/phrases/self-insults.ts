const who = "(?:i know (?:that )?|i feel like |god,? |ugh,? )*i(?:'?m| am)"
const strong = '(?:just |really |so |such |literally |honestly |being |always )*'
const noun =
  '(?:an? |the )?(?:complete |total |absolute |real |big |huge |massive |stupid |useless )*(?:idiot|moron|dummy|fool|loser|pain(?: in the (?:ass|butt|neck))?|nuisance|(?:bad|terrible|awful|horrible|rubbish) (?:friend|person)|worst(?: \\p{L}+)?(?: (?:ever|in the world))?)'
const adjective = '(?:stupid|dumb|annoying|pathetic|needy|ridiculous|clumsy|useless)'

/**
 * A clause that only insults its own writer. What says how somebody is ("I am a failure", "I feel worthless") is no
 * part of this: a friend needs to read it.
 */
export const selfInsult = new RegExp(
  `(?<=^|[.!?…,;\\n(]\\s*|\\s(?:and|but|because)\\s)(?:(?:and|but|because) )?(?:${who} ${strong}(?:${noun}|${adjective})|(?:so )?stupid me|silly me|my stupid brain)(?:,? (?:and|but)(?= (?:i|can|could|what|where|when|please)\\b)|(?=\\s*(?:[.!?…,;)\\n]|$|i (?:forgot|missed|lost|did|didn't|was|left|broke|can't|always)\\b)))`,
  'gimu',
)
