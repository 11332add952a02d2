import type { Message } from '../judging/message.ts'
import { safetyGrammar } from '../lexicon/safety-grammar.ts'

/** Every name of the lexicon that stands for patterns, the signs themselves left out. */
const names = [...safetyGrammar.rules.keys()].filter((name) => !name.startsWith('SIGN_'))

/**
 * The names of the lexicon (kinds of evidence, idioms, surroundings) that begin at each word of a message. What they
 * mean together is left to the training.
 */
export function findEvidence({ tokens, matcher }: Message): readonly (readonly string[])[] {
  const found: string[][] = tokens.map(() => [])
  for (const name of names)
    for (const start of matcher.startsOf(name))
      if (matcher.endsOf(name, start).length > 0) found[start]?.push(name)
  return found
}
