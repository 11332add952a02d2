import type { SkillCardReply } from '#domain/skills/contract.ts'
import { Card } from '../../ui/card.tsx'
import { CardList } from './card-list.tsx'
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

export type CardBodyProps = {
  reply: SkillCardReply
  module: { slug: string; title: string }
  from: FromResults | null
  onPractise: () => void
}

/** All parts of a card, with its question to practise and the cards that are related to it. */
export function CardBody({ reply: { card, related, exercises }, module, from, onPractise }: CardBodyProps) {
  return (
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
          exercises={exercises}
        />
        <Card heading={texts.related} className="print:hidden">
          <CardList cards={related} label={texts.related} from={from} isNarrow />
        </Card>
      </div>
    </div>
  )
}
