import { signs } from '../lexicon/safety-grammar.ts'
import type { FrameName, Sign } from '../lexicon/sign.ts'
import type { SafetySubject } from '../safety-verdict.ts'
import { findDoer, findSubject, speakerOf } from './find-subject.ts'
import type { Finding, Span } from './finding.ts'
import { isBehind } from './is-behind.ts'
import { isFigurative } from './is-figurative.ts'
import { isNegated } from './is-negated.ts'
import { isWordOf, type Message } from './message.ts'
import { passesInFrame } from './passes-in-frame.ts'

/** All signs in a message that stand after idiom, negation, subject, time and surroundings have been weighed. */
export function findSigns(message: Message): Finding[] {
  const findings: Finding[] = []
  for (const { sign, symbol } of signs)
    for (const start of message.matcher.startsOf(symbol)) {
      // The shortest match that stands says most exactly whom it is about.
      const ends = message.matcher.endsOf(symbol, start).toSorted((one, other) => one - other)
      for (const end of ends) {
        const finding = judgeSign(message, sign, { start, end })
        if (!finding) continue
        findings.push(finding)
        break
      }
    }
  return findings.sort((one, other) => one.start - other.start)
}

function judgeSign(message: Message, sign: Sign, span: Span): Finding | null {
  if (isFigurative(span, message.figurative)) return null
  if (!sign.isFact && isNegated(message, span.start)) return null
  const about = findAbout(message, sign, span)
  if (about === null) return null
  const isReal = isRelationOfWriter(message, span)
  if (about === 'other' && !isReal && isToldOrLearnt(message)) return null
  if (about === 'other' && message.sentencesWith('TERMINAL').size > 0 && sign.topic === 'suicide') return null
  const canPass = sign.topic !== 'medical-emergency'
  if (isBehind(message, span, canPass) || isBereavement(message, sign, about, span)) return null
  const frames = (sign.passesIn ?? []).filter(
    (frame) => about === 'self' || !isReal || !toldOrLearnt.has(frame),
  )
  const isSoft = sign.strength === 'unclear' && passesInFrame(message, frames, span)
  return { ...span, sign, about, weight: isSoft ? 'softened' : 'raised' }
}

function findAbout(message: Message, sign: Sign, span: Span): SafetySubject | null {
  if (sign.about === 'self' || sign.about === 'other')
    return speakerOf(message, span) === 'nobody' ? null : sign.about
  const subject = findSubject(message, span, sign.about !== 'experiencer')
  if (sign.about === 'writer' && subject !== 'self') return null
  // "She bites my arm" is not self-harm.
  if (sign.topic === 'self-harm' && subject === 'self' && isDoneByOther(message, span)) return null
  return subject === 'nobody' ? null : subject
}

function isDoneByOther(message: Message, { start, end }: Span): boolean {
  const { tokens } = message
  const inside = tokens.slice(start, end).map(({ word }) => word)
  if (!inside.includes('my') || inside.includes('myself') || inside.includes('i')) return false
  const before = tokens[start - 1]
  const isAfterNoun =
    isWordOf('HARM', inside[0]) &&
    before !== undefined &&
    before.sentence === tokens[start]?.sentence &&
    !before.isAfterPause &&
    !isWordOf('BEFORE_OWN_ACT', before.word) &&
    !isWordOf('FILLER', before.word)
  return isAfterNoun || findDoer(message, start) === 'other'
}

const toldOrLearnt = new Set<FrameName>(['fiction', 'knowledge'])

/** A story, a lesson or the news anywhere in the message: other people in it are not real people. */
const isToldOrLearnt = ({ sentencesWith }: Message) =>
  sentencesWith('FICTION').size > 0 || sentencesWith('KNOWLEDGE').size > 0

/** "My friend", "our daughter" near the sign: real, even next to a film. */
function isRelationOfWriter({ tokens }: Message, { start, end }: Span): boolean {
  const sentence = tokens[start]?.sentence
  const near = tokens.slice(Math.max(0, start - 12), end).filter((token) => token.sentence === sentence)
  return near.some(
    ({ word }, index) =>
      (word === 'my' || word === 'our') &&
      near.slice(index + 1, index + 4).some((next) => isRelation(next.word)),
  )
}

const isRelation = (word: string) =>
  ['PARTNER', 'PARENT', 'KIN', 'PEER', 'CHILD', 'CARER', 'AUTHORITY'].some((name) => isWordOf(name, word))

const completedDeath = /^(killed|hanged|hung|took|taken|died|committed|shot|drowned|jumped|ended)$/

/** Somebody else's suicide that has happened: grief, not danger. */
function isBereavement(message: Message, sign: Sign, about: SafetySubject, { start, end }: Span): boolean {
  if (about !== 'other' || sign.topic !== 'suicide') return false
  const words = message.tokens.slice(start, end).map(({ word }) => word)
  const isAskedAbout = message.tokens.slice(Math.max(0, start - 4), start).some(({ word }) => word === 'did')
  const isAlive = message.tokens.some(
    ({ word, sentence }) => sentence === message.tokens[start]?.sentence && isWordOf('SURVIVES', word),
  )
  return !isAlive && (isAskedAbout || words.some((word) => completedDeath.test(word)))
}
