/** The modules in the order of the menu, as the specification names them in section 2, written out to test against. */
export const specifiedModuleTitles: readonly string[] = [
  'NT Translator',
  'Friendship Coach',
  'Dating & Relationships',
  'Social Issues',
  'Emotion Management',
  'Autistic Burnout',
  'Anxiety Management',
  'Conquering Bullies',
  'Self-Care Strategies',
  'Masking & Unmasking',
  'Emotional Intelligence Helper',
  'Coaching',
  'Life Skills',
]
