/** Who can answer what the library must not. */
export type PersonToAsk =
  | 'emergency'
  | 'ambulance'
  | 'pharmacist'
  | 'doctor'
  | 'clinician'
  | 'lawyer'
  | 'financial-adviser'

export type MatterForPerson = {
  person: PersonToAsk
  /** True when a card must not answer at all, however well it matches; else the card answers and names the person. */
  isOnlyForPerson: boolean
}

const medicine =
  '(medicine|medication|meds|pills?|tablets?|dose|dosage|mg|milligrams?|ibuprofen|paracetamol|acetaminophen|aspirin|antidepressants?|ssri|sertraline|fluoxetine|prozac|xanax|ritalin|adderall|melatonin|antibiotics?|insulin|vaccine|supplements?|vitamins?)'

const rules: readonly { pattern: RegExp; matter: MatterForPerson }[] = [
  {
    pattern:
      /\b(kill|hang|shoot|drown|poison) (myself|my self)\b|\b(want|wanting|wanna|going|plan|planning|wish) to (die|be dead|end (it all|my life))\b|\b(suicide|suicidal|self[- ]?harm(ing)?|self[- ]?injur\w+)\b|\b(cut|cutting|hurt|hurting|burn|burning) myself\b|\bdo not want to (live|be alive|exist)\b|\bbetter off dead\b|\bend my (own )?life\b|\b(took|taken|swallowed) (an overdose|too many|all (of )?my|a whole)\b/,
    matter: { person: 'emergency', isOnlyForPerson: true },
  },
  {
    pattern:
      /\bmy (chest|heart) (really |still |also )?(hurts|aches|is hurting)\b|\b(pain|pressure) in my (chest|heart|left arm)\b|\bi have chest pains?\b/,
    matter: { person: 'ambulance', isOnlyForPerson: true },
  },
  {
    pattern: new RegExp(
      `\\b(how (much|many)|what (dose|dosage|amount)|which dose|(right|safe|maximum|max|correct|high|low)(er|est)? (dose|dosage))\\b.*\\b${medicine}\\b|\\bhow (much|many)( \\w+)? ${medicine}\\b|\\b(dose|dosage) of\\b|\\b(mix|combine|together) .*\\b${medicine}\\b|\\b${medicine}\\b.*\\b(with|and) (alcohol|beer|wine|weed|cannabis)\\b|\\b(increase|raise|double|lower|reduce|change|halve) (my|the|his|her) (dose|dosage|${medicine})\\b|\\b(give|prescribe|sell|recommend)( me)?( some| any| a)? ${medicine}\\b|\\b(which|what|best) ${medicine} (cures?|helps?|is|are|works?|for|should|against|to)\\b|\\bis ${medicine} (safe|dangerous|addictive)\\b`,
    ),
    matter: { person: 'pharmacist', isOnlyForPerson: true },
  },
  {
    pattern:
      /\b(do|does|did|could|might) (i|he|she|my \w+|they) (really )?have (diabetes|cancer|epilepsy|a tumou?r|a stroke|covid|an? infection|arthritis|asthma|anemia|dementia|schizophrenia|bipolar|multiple sclerosis)\b|\bis (it|this|that|my \w+|this \w+)( on my \w+)? (cancer|contagious|infected|broken|cancerous|a tumou?r|serious or not)\b|\b(mole|lump|rash|tumou?r|infection|fracture)\b.*\b(cancer|normal|serious|dangerous|infected|bad)\b|\b(cure|cures|treat|treats|treatment for) (acne|cancer|diabetes|eczema|migraine|migraines|covid|flu|asthma|adhd|infection|infections)\b/,
    matter: { person: 'doctor', isOnlyForPerson: true },
  },
  {
    pattern:
      /\b(am i|is (he|she|my \w+)|are you sure i am) (really |actually |even |also )?(autistic|on the spectrum|adhd|bipolar|borderline|a psychopath|a narcissist|schizophrenic)\b|\bdo i have (autism|adhd|bpd|ptsd|a personality disorder)\b|\b(autism|adhd) test\b|\bdiagnose me\b/,
    matter: { person: 'clinician', isOnlyForPerson: true },
  },
  {
    pattern:
      /\bdo i have (ocd|alexithymia|depression|an? (anxiety|eating|mental) \w+)\b|\bget (an? )?(autism |adhd )?(diagnos\w+|assess\w+)\b/,
    matter: { person: 'clinician', isOnlyForPerson: false },
  },
  {
    pattern:
      /\b(sue|suing|lawsuit|take (him|her|them|my \w+) to court|press charges)\b|\b(legal|court|criminal|custody|divorce|immigration|visa) (case|claim|hearing|proceedings|application|trial|appeal|of my (kids?|children|son|daughter))\b|\bfile for (custody|divorce|bankruptcy|asylum)\b|\b(hearing|trial|verdict|probation|jail|prison)\b.*\b(sentence|judge|court)\b|\bwhat (sentence|punishment) (will|would|do) i\b|\bget a visa\b/,
    matter: { person: 'lawyer', isOnlyForPerson: true },
  },
  {
    pattern:
      /\b(is it|are they|is that|am i) (legal|illegal|against the law|allowed by law|breaking the law)\b|\b(my|legal|employment|tenant|disability) rights\b|\b(can|could|may) (they|he|she|my \w+|the \w+) (legally )?(fire|evict|arrest|deport) me\b/,
    matter: { person: 'lawyer', isOnlyForPerson: false },
  },
  {
    pattern:
      /\b(which|what|should i) .*\b(stocks?|shares|etfs?|bitcoin|crypto|cryptocurrency)\b|\b(buy|sell|invest in|invest into) (stocks?|shares|etfs?|bitcoin|crypto|gold)\b|\b(bitcoin|crypto|stock market|stocks?) (going|go|rise|fall|up|down)\b/,
    matter: { person: 'financial-adviser', isOnlyForPerson: true },
  },
]

/**
 * Whether a question belongs to a person with the training or the right to answer it: medicines and doses, illness,
 * identification, law, investments, and danger to life. Coarse on purpose; the safety check stands before it.
 */
export function personToAsk(question: string): MatterForPerson | undefined {
  const text = question
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/\b(don't|dont)\b/g, 'do not')
    .replace(/[^a-z0-9' -]+/g, ' ')
    .replace(/\s+/g, ' ')
    // A saying, which the safety check lets pass.
    .replace(
      /\b(die|died|dying) (of|from) (embarrassment|laughter|laughing|boredom|cringe|cringing|curiosity|happiness|cuteness)\b/g,
      '',
    )
    // "Not suicidal, just empty" wants an answer, not the emergency numbers.
    .replace(/\b(not|never|no longer|no) (\w+ )?suicidal( thoughts)?\b/g, '')
    .trim()
  return rules.find(({ pattern }) => pattern.test(text))?.matter
}
