import { findCombinations } from './judging/find-combinations.ts'
import { findSigns } from './judging/find-signs.ts'
import type { Finding } from './judging/finding.ts'
import { readMessage } from './judging/message.ts'
import { weighFindings } from './judging/weigh-findings.ts'
import type { SafetyVerdict } from './safety-verdict.ts'

/** The verdict with what led to it, for tests and reviewers. Never logged: it repeats what a person wrote. */
export type Inspection = {
  verdict: SafetyVerdict
  findings: readonly Finding[]
  /** Work done, in grammar elements tried, so that a test can bound it without a clock. */
  steps: number
}

export function inspectMessage(text: string): Inspection {
  const message = readMessage(text)
  const findings = [...findSigns(message), ...findCombinations(message)]
  return { verdict: weighFindings(findings), findings, steps: message.matcher.steps() }
}
