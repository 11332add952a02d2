import type { ActReading } from './act.ts'
import { type SignName, signsOf } from './act-signs.ts'
import type { Kind } from './kinds/kinds.ts'
import { WITHOUT_SIGN_FROM } from './sureness.ts'

export type ChosenKind = { kind: Kind; sureness: number }

const no: readonly SignName[] = [
  'begins with no',
  'no thanks',
  'cannot do it',
  'would love to but',
  'not able as an office',
  'excuse',
]
/** Kinds that are easily seen where one is unsure, with the signs of which one must be there. */
const signsNeeded: Readonly<Partial<Record<Kind, readonly SignName[]>>> = {
  teases: ['laughs', 'exaggerates'],
  jokes: ['laughs', 'exaggerates'],
  'is-ironic-about-you': ['irony', 'good words', 'thanks'],
  'is-ironic-about-things': ['irony', 'good words'],
  'speaks-of-meeting': ['love to sometime', 'we should meet', 'come along'],
  'puts-off': ['later', 'let me see'],
  'declines-with-a-reason': no,
  'may-mean-no': ['let me see', 'later', ...no],
}
/** What is left of a share without its sign. */
const LEFT_WITHOUT_SIGN = 0.4

/** The kinds of hidden meaning that a message may have, likeliest first. */
export function chooseKinds(text: string, { kinds }: ActReading): ChosenKind[] {
  const shown = signsOf(text)
  return kinds
    .map(({ kind, sureness }) => {
      const needed: readonly string[] | undefined = signsNeeded[kind]
      const isBorneOut =
        needed === undefined || sureness >= WITHOUT_SIGN_FROM || shown.some((sign) => needed.includes(sign))
      return { kind, sureness: isBorneOut ? sureness : sureness * LEFT_WITHOUT_SIGN }
    })
    .toSorted((one, other) => other.sureness - one.sureness)
}
