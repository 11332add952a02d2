import { type SafetySubject, type SafetyTopic, safetyTopics } from '../safety-verdict.ts'
import { type Finding, isDirect } from './finding.ts'

/** What the rules ask for: `card` for a direct sign, `line` for one with other readings. */
export type RulesVerdict = { kind: 'card' | 'line'; topic: SafetyTopic; about: SafetySubject }

/** What needs an answer first: minutes count, then the writer, then somebody else. */
function urgency({ sign, about }: Finding): number {
  const rank = safetyTopics.indexOf(sign.topic)
  const isUrgent = sign.topic === 'medical-emergency' || sign.topic === 'danger'
  return isUrgent || about === 'self' ? rank : rank + safetyTopics.length
}

/** The verdict over all findings of a message; null where none stands. */
export function weighFindings(findings: readonly Finding[]): RulesVerdict | null {
  const raised = findings.filter(({ weight }) => weight === 'raised')
  const [first] = raised.toSorted((one, other) => urgency(one) - urgency(other))
  if (!first) return null
  return { kind: raised.some(isDirect) ? 'card' : 'line', topic: first.sign.topic, about: first.about }
}
