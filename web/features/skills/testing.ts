import type { SkillCardReply, SkillCardSummary } from '#domain/skills/contract.ts'
import type { LibraryModule } from './library-module.ts'

/** Two modules of the library, as the tests of this feature see them. */
export const modules: readonly LibraryModule[] = [
  { id: 'nt-translator', title: 'NT Translator', menuGroup: 'people' },
  { id: 'friendship', title: 'Friendship Coach', menuGroup: 'people' },
]

const summary = (id: string, module: SkillCardSummary['module'], title: string): SkillCardSummary => ({
  id,
  module,
  title,
  summary: `About ${title.toLowerCase()}.`,
  contentNotes: [],
})
export const sarcasm = summary('sarcasm', 'nt-translator', 'Sarcasm')
export const hints = summary('hints', 'nt-translator', 'Hints')
export const drifting = summary('drifting', 'friendship', 'Drifting apart')
export const cards = [hints, sarcasm, drifting]

export const hintsReply: SkillCardReply = {
  card: {
    ...hints,
    sections: {
      whatIsGoingOn: 'A hint is a wish.',
      why: 'It feels polite.',
      steps: '1. **Listen** first.\n2. Ask.',
      wordsToUse: '- "Do you mean now?"\n- "What shall I do?"',
      example: 'Kim said it was cold.',
      ifThisDoesNotWork: 'Ask another person.',
      whenNotToUseIt: 'Not in an emergency.',
      questionToPractise: 'Which hint did you hear?',
    },
  },
  related: [drifting],
  previous: null,
  next: sarcasm,
  exercises: [],
}

/** The same card with difficult matters in it. */
export const notedReply: SkillCardReply = {
  ...hintsReply,
  card: { ...hintsReply.card, contentNotes: ['abuse', 'violence'] },
}
