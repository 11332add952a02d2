import { abuseEvidence } from './abuse-evidence.ts'
import { consentEvidence } from './consent-evidence.ts'
import { dangerEvidence } from './danger-evidence.ts'
import { medicalEvidence } from './medical-evidence.ts'
import { selfHarmEvidence } from './self-harm-evidence.ts'
import { suicideEvidence } from './suicide-evidence.ts'

/**
 * Kinds of evidence that say little alone and much together, in any order: "existence" with "no value", "pills"
 * with "in my hand". This is what catches wordings that nobody wrote a pattern for.
 */
export const evidence = {
  ...suicideEvidence,
  ...selfHarmEvidence,
  ...abuseEvidence,
  ...dangerEvidence,
  ...medicalEvidence,
  ...consentEvidence,
} as const
