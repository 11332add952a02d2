import type { CoachLibrary } from '#engines/coach/coach-library.ts'
import type { ReadAct } from '#engines/translator/act.ts'
import type { PhraseBook } from '#engines/translator/find-phrases.ts'
import { translateMessage } from '#engines/translator/translate-message.ts'

/** Lets the coach say what received words can mean, by the translator of the NT Translator's page. */
export const createWordExplainer =
  (phraseBook: PhraseBook, readAct: ReadAct): NonNullable<CoachLibrary['explainWords']> =>
  (text) =>
    translateMessage({ text }, phraseBook, readAct)
