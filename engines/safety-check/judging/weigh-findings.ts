import { type SafetySubject, type SafetyTopic, type SafetyVerdict, safetyTopics } from '../safety-verdict.ts'

import type { Finding } from './finding.ts'

/** So many hints of different kinds, or of farewell, make a card on their own. */
const HINTS_NEEDED = 2
/** Of hopelessness alone, which burnout and sadness share, so many different places are needed. */
const REPEATS_NEEDED = 3

/** What needs an answer first: minutes count, then the writer, then somebody else. */
function urgency(topic: SafetyTopic, about: SafetySubject): number {
  const rank = safetyTopics.indexOf(topic)
  const isUrgent = topic === 'medical-emergency' || topic === 'danger'
  return isUrgent || about === 'self' ? rank : rank + safetyTopics.length
}

/** The verdict over all findings of a message. */
export function weighFindings(findings: readonly Finding[]): SafetyVerdict {
  const raised = findings.filter(({ sign, weight }) => sign.strength !== 'hint' && weight === 'raised')
  // A sign knows its subject better than a combination of evidence, which speaks only where there is no sign.
  const signs = raised.filter(({ sign }) => sign.strength !== undefined)
  const [first] = (signs.length > 0 ? signs : raised).toSorted(
    (one, other) => urgency(one.sign.topic, one.about) - urgency(other.sign.topic, other.about),
  )
  if (first) return { kind: 'card', topic: first.sign.topic, about: first.about }
  if (!hasEnoughHints(findings)) return { kind: 'none' }
  return {
    kind: 'card',
    topic: 'suicide',
    about: findings.some(({ about }) => about === 'self') ? 'self' : 'other',
  }
}

function hasEnoughHints(findings: readonly Finding[]): boolean {
  const own = findings.filter(({ sign }) => sign.topic === 'suicide')
  const separate = withoutOverlap(own)
  if (!separate.some(({ sign }) => sign.strength === 'hint')) return false
  const names = new Set(separate.map(({ sign }) => sign.name))
  const farewells = separate.filter(({ sign }) => sign.strength === 'hint' && sign.name !== 'hopeless')
  return names.size >= HINTS_NEEDED || farewells.length >= HINTS_NEEDED || separate.length >= REPEATS_NEEDED
}

/** Every stretch of words counts once: of findings that overlap, the first. */
function withoutOverlap(findings: readonly Finding[]): readonly Finding[] {
  const kept: Finding[] = []
  for (const finding of findings.toSorted((one, other) => one.start - other.start))
    if (finding.start >= (kept.at(-1)?.end ?? 0)) kept.push(finding)
  return kept
}
