import { combineJudges } from './judging/combine-judges.ts'
import { findCombinations } from './judging/find-combinations.ts'
import { findSigns } from './judging/find-signs.ts'
import type { Finding } from './judging/finding.ts'
import { readMessage } from './judging/message.ts'
import { weighFindings } from './judging/weigh-findings.ts'
import { safetyModel } from './model/safety-model.ts'
import { scoreMessage } from './model/score-message.ts'
import type { SafetyVerdict } from './safety-verdict.ts'

/** The verdict with what led to it, for tests and reviewers. Never logged: it repeats what a person wrote. */
export type Inspection = {
  verdict: SafetyVerdict
  /** What the rules alone say. */
  byRules: SafetyVerdict
  findings: readonly Finding[]
  /** What the trained model says, in log odds. */
  score: number
  /** Work done, in grammar elements tried, so that a test can bound it without a clock. */
  steps: number
}

export function inspectMessage(text: string): Inspection {
  const message = readMessage(text)
  const findings = [...findSigns(message), ...findCombinations(message)]
  const byRules = weighFindings(findings)
  const scored = scoreMessage(message)
  const verdict = combineJudges({ verdict: byRules, findings }, scored, safetyModel.raiseAbove)
  return { verdict, byRules, findings, score: scored.score, steps: message.matcher.steps() }
}
