import { plainVerb } from './plain-verb.ts'

const auxiliary = /^(?:can|could|will|would|is|are|am|was|were|has|have|had|should|might|may|does|do|did)$/i

/** "you can come" as a question: "Can you come". A verb alone gets "do". */
export function asQuestion(clause: string): string {
  const short = /^(it|there|that)['’]?s\s+(.*)$/i.exec(clause)
  if (short) return `is ${short[1]} ${short[2]}`
  const [, subject = '', verb = '', rest = ''] =
    /^((?:i|you|we|they|he|she|it|there|this|that|(?:my|your|our|the)\s\p{L}+))\s+([\p{L}'’]+)\s*(.*)$/iu.exec(
      clause,
    ) ?? []
  if (subject === '') return clause
  const who = subject.toLowerCase() === 'i' ? 'I' : subject.toLowerCase()
  if (auxiliary.test(verb)) return `${verb.toLowerCase()} ${who} ${rest}`.trim()
  if (/^(?:you|i|we|they)$/i.test(subject)) return `do ${who} ${verb} ${rest}`.trim()
  return `does ${who} ${plainVerb(verb)} ${rest}`.trim()
}
