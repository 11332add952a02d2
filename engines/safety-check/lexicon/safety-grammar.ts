import { compileGrammar, type Grammar, type Lexicon } from '../language/grammar.ts'
import { abuseSigns } from './abuse-signs.ts'
import { figurative } from './figurative.ts'
import { frames } from './frames.ts'
import { harmWords } from './harm-words.ts'
import { medicalSigns, medicalWords } from './medical-signs.ts'
import { people } from './people.ts'
import { selfHarmSigns, selfHarmWords } from './self-harm-signs.ts'
import type { Sign } from './sign.ts'
import { keyWords } from './spelling.ts'
import { suicideSigns } from './suicide-signs.ts'
import { suicideWords } from './suicide-words.ts'
import { timeFrames } from './time-frames.ts'
import { words } from './words.ts'

const allSigns: readonly Sign[] = [...suicideSigns, ...selfHarmSigns, ...abuseSigns, ...medicalSigns]

/** The name under which the patterns of a sign stand in the grammar. */
const symbolOf = (sign: Sign) => `SIGN_${sign.topic}_${sign.name}`.toUpperCase().replace(/[^A-Z]/g, '_')

const lexicon: Lexicon = {
  ...words,
  ...people,
  ...suicideWords,
  ...selfHarmWords,
  ...harmWords,
  ...medicalWords,
  ...figurative,
  ...frames,
  ...timeFrames,
  ...Object.fromEntries(allSigns.map((sign) => [symbolOf(sign), sign.patterns])),
}

/** Everything that the check knows, compiled once when the module is loaded. */
export const safetyGrammar: Grammar = compileGrammar(lexicon)

/** All signs with their names in the grammar. */
export const signs: readonly { sign: Sign; symbol: string }[] = allSigns.map((sign) => ({
  sign,
  symbol: symbolOf(sign),
}))

const knownWords = new Set<string>(keyWords)
for (const wordClass of safetyGrammar.classes.values()) for (const word of wordClass) knownWords.add(word)
for (const rule of safetyGrammar.rules.values())
  for (const element of [...rule.values()].flat().flatMap(({ elements }) => elements))
    if (element.kind === 'one' || element.kind === 'not')
      for (const word of element.words) knownWords.add(word)

/** Whether any sign, frame or idiom uses this word, so that it needs no correcting. */
export const isKnownWord = (word: string): boolean => knownWords.has(word)
