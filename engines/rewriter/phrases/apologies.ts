import { ending, opening, phraseGroup } from './phrase-rule.ts'

const very = '(?:so |really |very |terribly |incredibly |super )*'
const be = "(?:'?m| am)"

/** Apologies for writing at all. An apology for something that happened is no part of this. */
export const overApologies = phraseGroup({
  reason: 'You have the right to write this. Without the apology for writing, your point is seen at once.',
  rules: [
    opening(
      `(?:i${be} )?${very}sorry (?:to|for|about) (?:have to )?(?:bother|bothering|disturb|disturbing|trouble|troubling|annoy|annoying|ask|asking|keep|pester|pestering)(?:ing)?(?: you)?(?: again| about this| with this| so late| so much| on a \\p{L}+| at this hour| like this)*`,
    ),
    opening(
      `(?:i${be} )?${very}(?:sorry|apologies) (?:for|about|to be) (?:being )?(?:so |such |too )?(?:a )?(?:annoying|pain|bother|nuisance|burden|needy|so needy|difficult|venting|rambling|ranting|(?:all )?(?:the|my) (?:bad )?(?:messages|questions|spam|rambling|ramble|rant|english|long (?:message|text|email)|novel))`,
    ),
    opening(
      `i (?:really )?(?:hate|don'?t want|do not want|don'?t mean|do not mean) to (?:bother|be a bother to|annoy|disturb|be a pain to|trouble|pester)(?: you)?(?: about this| again| for this)?`,
    ),
    opening(
      `(?<!\\b(?:say|says|think|thinks) )(?:(?:i${be} )?sorry(?: if|,)? )?(?:i know )?(?:this is|it'?s|this might be|it might be|this may be|that'?s) (?:probably |maybe |surely )?(?:a )?(?:really |very )?(?:stupid|dumb|silly|annoying) (?:question|thing to ask)`,
    ),
    opening(
      `i know (?:this|it) (?:is|might be|may be|sounds) (?:a bit |kind of |kinda |really |so |probably |super )*(?:weird|random|stupid|silly|annoying|dumb|strange)(?: and you probably (?:don'?t want to|are busy|have no time))?`,
    ),
    opening(
      '(?:so )?(?:um |uh )?this (?:is|might be|sounds) (?:a bit |kind of |kinda |really |so )*(?:random|weird|silly)',
    ),
    opening("i know (?:that )?(?:you'?re|you are|ur|your) (?:probably |really |very |so |super )*busy"),
    opening(
      'i know (?:that )?i should have (?:written|asked|called|answered|replied|said something)(?: to you| you)?(?: (?:earlier|sooner|before))?',
    ),
    opening("you (?:really )?don'?t have to read (?:all )?(?:this|that|it)(?: all)?"),
    opening('(?:sorry,? )?(?:feel free to )?ignore (?:me|this)(?: if .{1,30}?)?'),
    ending("(?:only )?if (?:that'?s|it'?s|that is|it is) not too much (?:trouble|to ask|of a bother)"),
  ],
})

/** Permission to say no: once is friendly, more often it reads as if the writer did not want an answer. */
export const permissions =
  /(?:[,;]\s*|(?<![\p{L}\p{N}']))(?:but |and )?(?:(?:no worries|no problem|no pressure|it'?s (?:fine|ok|okay)|totally fine|that'?s (?:fine|ok|okay)) (?:at all )?if (?:not|you can'?t|you cannot|you don'?t (?:want|have time)(?: to)?)|(?:totally|completely) fine(?: if not)?|u can say no|you can say no|only if you want(?: to)?|no pressure)(?=\s*(?:[.!?…,;]|$))/giu
