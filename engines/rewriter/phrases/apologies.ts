import { ending, opening, phraseGroup } from './phrase-rule.ts'

const very = '(?:so |really |very |terribly |incredibly )*'

/**
 * Apologies for writing at all, and permission to say no that nobody asked for. An apology for something that
 * happened is no part of this.
 */
export const overApologies = phraseGroup({
  reason: 'You have the right to write this. One plain request is easier to answer than an apology.',
  rules: [
    opening(
      `(?:i'?m |i am )?${very}sorry (?:to|for|about) (?:have to )?(?:bother|bothering|disturb|disturbing|trouble|troubling|annoy|annoying|ask|asking|keep|pester|pestering)(?:ing)? you(?: again| about this| with this| so late| so much| on a \\p{L}+| at this hour| like this)*`,
    ),
    opening(
      `(?:i'?m |i am )?${very}(?:sorry|apologies) (?:for|about|to be) (?:being )?(?:so |such |too )?(?:a )?(?:annoying|pain|bother|nuisance|burden|needy|so needy|difficult|(?:all )?(?:the|my) (?:messages|questions|spam|rambling|ramble|long (?:message|text|email)|novel))`,
    ),
    opening(
      "i (?:really )?(?:hate|don'?t want|do not want|don'?t mean|do not mean) to (?:bother|be a bother to|annoy|disturb|be a pain to|trouble|pester|ask)(?: you)?(?: about this| again| for this)?",
    ),
    opening(
      "(?:(?:i'?m )?sorry(?: if|,)? )?(?:i know )?(?:this is|it'?s|this might be|it might be|this may be|that'?s) (?:probably |maybe |surely )?(?:a )?(?:really |very )?(?:stupid|dumb|silly|annoying) (?:question|thing to ask)",
    ),
    opening("i know (?:that )?(?:you'?re|you are) (?:probably |really |very |so |super )*busy"),
    opening('(?:sorry,? )?(?:feel free to )?ignore (?:me|this)(?: if .{1,30}?)?'),
    ending(
      "(?:no worries|no problem|no pressure|it'?s (?:fine|ok|okay)|totally fine|that'?s (?:fine|ok|okay)) (?:at all )?if (?:not|you can'?t|you cannot|you don'?t (?:want|have time)(?: to)?)",
    ),
    ending(
      "(?:only )?if (?:that'?s|it'?s|that is|it is) (?:ok|okay|alright|all right|not too much (?:trouble|to ask|of a bother))(?: with you| for you)?",
    ),
    ending(
      "if (?:you have time|you don'?t mind|you do not mind|that makes sense|i may ask|i might ask)(?: (?:at all|of course))?",
    ),
    { find: /(?<=[\p{L}\p{N}])[,;] (?:but )?(?:so |really )*sorry(?: again)?(?=[.!]*$)/giu, put: '' },
  ],
})
