import { chooseStep, forReceivedWords, thresholdFor } from './judging/choose-step.ts'
import { findSigns } from './judging/find-signs.ts'
import type { Finding } from './judging/finding.ts'
import { readMessage } from './judging/message.ts'
import { weighFindings } from './judging/weigh-findings.ts'
import { safetyModel } from './model/safety-model.ts'
import { scoreMessage } from './model/score-message.ts'
import type { StretchScore } from './model/stretch-model.ts'
import type { SafetySubject, SafetyTopic, SafetyVerdict } from './safety-verdict.ts'

/** The verdict with what led to it, for tests and reviewers. Never logged: it repeats what a person wrote. */
export type Inspection = {
  verdict: SafetyVerdict
  findings: readonly Finding[]
  /** What the trained model says, in log odds: that a clear sign is there, and that any is. */
  score: StretchScore
  words: number
  /** Work done, in grammar elements tried, so that a test can bound it without a clock. */
  steps: number
}

/** @param isReceived the person did not write the words, but received them */
export function inspectMessage(text: string, isReceived = false): Inspection {
  const message = readMessage(text)
  const words = message.tokens.length
  const findings = findSigns(message)
  const byRules = weighFindings(findings)
  const { card, ...score } = scoreMessage(message, byRules?.kind ?? null)
  const thresholds = thresholdFor(safetyModel.thresholds, words)
  const step = chooseStep(
    byRules?.kind ?? null,
    score,
    isReceived ? forReceivedWords(thresholds) : thresholds,
  )
  return {
    verdict: step === 'none' ? { kind: step } : verdictOf(step, byRules ?? card()),
    findings,
    score,
    words,
    steps: message.matcher.steps(),
  }
}

const verdictOf = (
  kind: 'card' | 'line',
  { topic, about }: { topic: SafetyTopic; about: SafetySubject },
): SafetyVerdict => ({ kind, topic, about })
