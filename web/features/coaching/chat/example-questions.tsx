import { buttonClasses } from '../../../ui/button-classes.ts'
import { Card } from '../../../ui/card.tsx'
import { coachingTexts } from '../texts.ts'

type ExampleQuestionsProps = {
  examples: readonly string[]
  /** While a reply is under way selecting another question does nothing. */
  isBusy: boolean
  onAsk: (question: string) => void
}

/** Whole questions that are sent when they are selected. */
export function ExampleQuestions({ examples, isBusy, onAsk }: ExampleQuestionsProps) {
  return (
    <Card
      heading={coachingTexts.examplesHeading}
      id="examples"
      className="scroll-mt-[calc(var(--top-bar,4rem)+0.5rem)] p-4!"
    >
      <p className="-mt-2 mb-3 text-sm text-ink-soft">{coachingTexts.examplesHint}</p>
      <ul className="flex flex-col gap-2">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) onAsk(example)
              }}
              className={buttonClasses(
                'secondary',
                'w-full justify-start! border-line-soft! px-3.5! text-left! text-sm font-normal! aria-disabled:opacity-60',
              )}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
