import type { SafetySubject, SafetyTopic } from '#engines/safety-check/safety-verdict.ts'

/** The writers named the kinds of their messages freely. The first that fits counts. */
const topics: readonly (readonly [RegExp, SafetyTopic])[] = [
  [
    /overdose|seizure|choking|anaphylaxis|stroke|poison|not waking|head injury|medical(?! (withheld|self|eating|neglect))|emergency|spiked|carbon/,
    'medical-emergency',
  ],
  [/self-?harm|self-injury|self-punishment|urge|cutting/, 'self-harm'],
  [
    /suicid|ideation|farewell|burden|no-future|planning|means|giving-away|attempt|wish to die|arrangements|veiled|passive|imminent|bereaved|ambivalence|slang, die/,
    'suicide',
  ],
  [
    /danger|weapon|fire|gas\b|intruder|stalk|follow|lost|missing|harm to others|risk of harming|locked (in|out)|threat to kill|homicid|escape|running away|harm others/,
    'danger',
  ],
  [
    /abuse|violence|control|groom|sexual|assault|exploit|traffick|marriage|restrain|seclusion|neglect|withheld|servitude|labour|crime|extort|sextortion|honour|FGM|cuckoo|captivity|threat|fear|child at risk|elder|coerc|bullying/,
    'abuse',
  ],
]

/** The topic that a kind of raising message belongs to, or null where the kind does not say it. */
export function topicOfKind(kind: string): SafetyTopic | null {
  const named = /^(suicide|self-harm|abuse|danger|medical-emergency) (?:self|other)$/.exec(kind)
  if (named) return named[1] as SafetyTopic
  return topics.find(([pattern]) => pattern.test(kind))?.[1] ?? null
}

/** Whom a kind of raising message is about, or null where the kind does not say it. */
export function subjectOfKind(kind: string): SafetySubject | null {
  if (/[ -]other$|third.person|child at risk|somebody else|professional/.test(kind)) return 'other'
  return / self$|direct|literal|planning|farewell|ideation|partner|urge/.test(kind) ? 'self' : null
}
