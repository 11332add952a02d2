import { FoldedCard } from '../../../ui/folded-card.tsx'
import { coachingTexts } from '../texts.ts'

/** What to do with this tool and what will happen then. */
export function HowToCard({ steps }: { steps: readonly string[] }) {
  return (
    <FoldedCard heading={coachingTexts.howToHeading}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </FoldedCard>
  )
}
