import type { SkillCardReply } from '#domain/skills/contract.ts'
import { CardBar, type CardBarProps } from './card-bar.tsx'
import { CardList } from './card-list.tsx'
import { FoldedSections } from './folded-sections.tsx'
import { PractiseSection } from './practise-section.tsx'
import type { FromResults } from './results-link.ts'
import { SectionText } from './section-text.tsx'
import { StepsSection } from './steps-section.tsx'
import { skillCardTexts as texts } from './texts.ts'
import { WordsSection } from './words-section.tsx'

/** Folded, in the order of the page; words and the question to practice have forms of their own. */
const textSections = ['whatIsGoingOn', 'why', 'example', 'ifThisDoesNotWork', 'whenNotToUseIt'] as const

export type CardBodyProps = Omit<CardBarProps, 'exercises'> & {
  userId: string
  reply: SkillCardReply
  from: FromResults | null
}

function foldedSections({ reply: { card, exercises }, module, onPractise }: CardBodyProps) {
  const headed = (id: keyof typeof texts.headings, content: React.ReactNode) => ({
    id,
    heading: texts.headings[id],
    content,
  })
  return [
    headed('wordsToUse', <WordsSection>{card.sections.wordsToUse}</WordsSection>),
    ...textSections.map((id) => headed(id, <SectionText>{card.sections[id]}</SectionText>)),
    headed(
      'questionToPractise',
      <PractiseSection
        question={card.sections.questionToPractise}
        module={module}
        onPractise={onPractise}
        exercises={exercises}
      />,
    ),
  ]
}

/** A card: its steps, then all else folded, with what can be done with it at the foot and related cards beside it. */
export function CardBody(props: CardBodyProps) {
  const { userId, reply, from, ...bar } = props
  const { card, related, exercises } = reply
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] print:block">
      <div className="flex min-w-0 flex-col gap-6 print:block print:space-y-4">
        <StepsSection userId={userId} card={card}>
          {card.sections.steps}
        </StepsSection>
        <FoldedSections sections={foldedSections(props)} />
        <CardBar {...bar} exercises={exercises} />
      </div>
      <section aria-labelledby="card-related" className="print:hidden">
        <h2 id="card-related" className="mb-3 text-lg">
          {texts.related}
        </h2>
        <CardList cards={related} label={texts.related} from={from} columns={1} />
      </section>
    </div>
  )
}
