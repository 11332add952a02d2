import { signsBeginningWith } from '../lexicon/safety-grammar.ts'
import type { Sign } from '../lexicon/sign.ts'
import type { SafetySubject } from '../safety-verdict.ts'
import { findSubject, speakerOf } from './find-subject.ts'
import type { Finding, Span } from './finding.ts'
import { isBehind } from './is-behind.ts'
import { isFigurative } from './is-figurative.ts'
import { isNegated } from './is-negated.ts'
import { isWordOf, type Message } from './message.ts'
import { passesInFrame } from './passes-in-frame.ts'

/** All signs in a message that stand after idiom, negation, subject, time and surroundings have been weighed. */
export function findSigns(message: Message): Finding[] {
  const findings: Finding[] = []
  for (const [start, { word }] of message.tokens.entries()) {
    for (const { sign, symbol } of signsBeginningWith(word)) {
      // The shortest match that stands says most exactly whom it is about.
      const ends = message.matcher.endsOf(symbol, start).toSorted((one, other) => one - other)
      for (const end of ends) {
        const finding = judgeSign(message, sign, { start, end })
        if (!finding) continue
        findings.push(finding)
        break
      }
    }
  }
  return findings
}

function judgeSign(message: Message, sign: Sign, span: Span): Finding | null {
  if (isFigurative(span, message.figurative)) return null
  if (!sign.isFact && isNegated(message, span.start)) return null
  const about = findAbout(message, sign, span)
  if (about === null) return null
  if (about === 'other' && isUnreal(message, span)) return null
  if (isBehind(message, span) || isBereavement(message, sign, about, span)) return null
  const isSoft = sign.strength === 'unclear' && passesInFrame(message, sign.passesIn ?? [], span)
  return { ...span, sign, about, weight: isSoft ? 'softened' : 'raised' }
}

function findAbout(message: Message, sign: Sign, span: Span): SafetySubject | null {
  if (sign.about === 'self' || sign.about === 'other')
    return speakerOf(message, span) === 'nobody' ? null : sign.about
  const subject = findSubject(message, span, sign.about === 'subject')
  return subject === 'nobody' ? null : subject
}

/** Another person in a story, a lesson or the news. "My friend" stays real even next to a film. */
function isUnreal(message: Message, { start, end }: Span): boolean {
  const { tokens, sentencesWith } = message
  if (sentencesWith('FICTION').size === 0 && sentencesWith('KNOWLEDGE').size === 0) return false
  const sentence = tokens[start]?.sentence
  const near = tokens.slice(Math.max(0, start - 12), end).filter((token) => token.sentence === sentence)
  return !near.some(
    ({ word }, index) =>
      (word === 'my' || word === 'our') &&
      near.slice(index + 1, index + 4).some((next) => isWordOf('KIN', next.word) || isRelation(next.word)),
  )
}

const isRelation = (word: string) =>
  ['PARTNER', 'PARENT', 'PEER', 'CHILD', 'CARER', 'AUTHORITY'].some((name) => isWordOf(name, word))

const completedDeath = /^(killed|hanged|hung|took|taken|died|committed|shot|drowned|jumped|ended)$/

/** Somebody else's suicide that has happened: grief, not danger. */
function isBereavement(message: Message, sign: Sign, about: SafetySubject, { start, end }: Span): boolean {
  if (about !== 'other' || sign.topic !== 'suicide') return false
  const words = message.tokens.slice(start, end).map(({ word }) => word)
  const isAskedAbout = message.tokens.slice(Math.max(0, start - 4), start).some(({ word }) => word === 'did')
  return isAskedAbout || words.some((word) => completedDeath.test(word))
}
