import type { ReactNode } from 'react'
import type { SkillCardReply } from '#domain/skills/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CardList } from './card-list.tsx'
import { CardNeighbors } from './card-neighbors.tsx'
import { PractiseSection } from './practise-section.tsx'
import type { FromResults } from './results-link.ts'
import { SectionText } from './section-text.tsx'
import { skillCardTexts as texts } from './texts.ts'

/** In the order of the page; the question to practise has a part of its own. */
const shownSections = [
  'whatIsGoingOn',
  'why',
  'steps',
  'wordsToUse',
  'example',
  'ifThisDoesNotWork',
  'whenNotToUseIt',
] as const

type CardArticleProps = {
  reply: SkillCardReply
  module: { slug: string; title: string }
  from: FromResults | null
  /** Leads back to where the card was chosen. */
  back: ReactNode
  /** Reads the card aloud, where the person has switched that on. */
  voice: ReactNode
  onPractise: () => void
}

/** One card of the skills library, below its page's heading. */
export function CardArticle({ reply, module, from, back, voice, onPractise }: CardArticleProps) {
  const { card, related, previous, next } = reply
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto text-ink-soft">{texts.ofModule(module.title)}</p>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {back}
          <Button variant="secondary" onClick={() => window.print()}>
            {texts.print}
          </Button>
          {voice}
        </div>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <Card className="flex flex-col gap-8">
          {shownSections.map((section) => (
            <section key={section} aria-labelledby={`card-${section}`} className="break-inside-avoid">
              <h2 id={`card-${section}`} className="mb-2 text-lg">
                {texts.headings[section]}
              </h2>
              <SectionText>{card.sections[section]}</SectionText>
            </section>
          ))}
        </Card>
        <div className="flex flex-col gap-6">
          <PractiseSection
            question={card.sections.questionToPractise}
            module={module}
            onPractise={onPractise}
          />
          <Card heading={texts.related} className="print:hidden">
            <CardList cards={related} label={texts.related} from={from} isNarrow />
          </Card>
        </div>
      </div>
      <CardNeighbors previous={previous} next={next} from={from} />
    </div>
  )
}
