import { type ContentMatter, contentNote } from '#domain/coaching/content-notes.ts'
import { followUpSentences } from '#domain/coaching/follow-up-sentences.ts'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { SkillCard } from '#domain/coaching/skill-card.ts'
import type { CoachCard, CoachLibrary } from '#engines/coach/coach-library.ts'
import { rewriteMessage } from '#engines/rewriter/rewrite-message.ts'
import type { CoachingContent } from '../../content/load-coaching-content.ts'
import { loadGlossary } from './load-glossary.ts'
import { productAnswers } from './product-answers.ts'
import { readProductMatter } from './read-product-matter.ts'

const places = {
  getHelp: '[Get help](/dashboard/help)',
  support: '[Ask for support](/dashboard/support)',
  calm: '[Calm](/dashboard/calm)',
}

/** What frightens where nobody spoke of it. A death has a rule of its own, which reads what was told. */
const frighteningMatters: ReadonlySet<ContentMatter> = new Set([
  'violence',
  'abuse',
  'sexual matters',
  'self-harm',
  'suicide',
])

const coachCards = (cards: readonly SkillCard[], saysContentNotes: boolean): ReadonlyMap<string, CoachCard> =>
  new Map(
    cards.map(({ id, title, module, summary, sections, contentNotes }) => [
      id,
      {
        id,
        title,
        module,
        summary,
        sections,
        note: saysContentNotes ? contentNote('reply', contentNotes) : '',
        isHeavy: contentNotes.some((matter) => frighteningMatters.has(matter)),
      },
    ]),
  )

function exampleOf({ modules, assistant }: CoachingContent, scope: ChatScope): string {
  const { examples } = (scope === 'assistant' ? undefined : modules.get(scope)) ?? assistant
  return examples[0] ?? ''
}

function aboutProduct(text: string): string | undefined {
  const matter = readProductMatter(text)
  return matter && productAnswers[matter]
}

const soften = (text: string) => rewriteMessage({ originalText: text, way: 'keep' }).rewritten

/** What the coach can say, from the product's content: put together once, and seen from the chat of each module. */
export function createCoachLibrary(
  content: CoachingContent,
  explainWords?: CoachLibrary['explainWords'],
): (scope: ChatScope, saysContentNotes: boolean) => CoachLibrary {
  const generalAnswers = content.generalAnswers.map((each) => ({ ...each, module: '' }))
  const situations = new Map([...content.situations, ...generalAnswers].map((each) => [each.id, each]))
  const withNotes = coachCards(content.cards, true)
  const withoutNotes = coachCards(content.cards, false)
  const glossary = loadGlossary((id) => withNotes.has(id))
  return (scope, saysContentNotes) => ({
    situations,
    generalAnswers,
    cards: saysContentNotes ? withNotes : withoutNotes,
    glossary,
    aboutProduct,
    soften,
    ...(explainWords && { explainWords }),
    sentences: followUpSentences,
    places,
    example: exampleOf(content, scope),
  })
}
