import { sectionBlocks } from '#domain/skills/section-blocks.ts'
import { useTickedSteps } from '../../platform/ticked-steps.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Spans } from './section-text.tsx'
import { skillCardTexts as texts } from './texts.ts'

type StepsSectionProps = { userId: string; card: { module: string; id: string }; children: string }

/** What can be done, step by step; each step can be ticked, and the ticks are kept on this device. */
export function StepsSection({ userId, card, children }: StepsSectionProps) {
  const { ticked, tick, clear } = useTickedSteps(userId, card)
  const blocks = sectionBlocks(children)
  const count = blocks.reduce((sum, { kind, lines }) => sum + (kind === 'paragraph' ? 0 : lines.length), 0)
  const done = ticked.filter((step) => step < count).length
  let place = 0
  return (
    <Card heading={texts.headings.steps} className="break-inside-avoid">
      <div className="max-w-measure space-y-3">
        {blocks.map(({ kind, lines }) =>
          kind === 'paragraph' ? (
            <p key={place}>
              <Spans spans={lines.flat()} />
            </p>
          ) : (
            <ol key={place} className="space-y-1">
              {lines.map((spans) => {
                const step = place++
                return (
                  <li key={step}>
                    <Checkbox
                      className="py-2"
                      checked={ticked.includes(step)}
                      onChange={({ target }) => tick(step, target.checked)}
                      label={<Spans spans={spans} />}
                    />
                  </li>
                )
              })}
            </ol>
          ),
        )}
      </div>
      {count > 0 && (
        <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft print:hidden">
          <p>{done > 0 ? texts.stepsDone(done, count) : texts.stepsNote}</p>
          {done > 0 && (
            <Button variant="ghost" className="px-0! text-sm" onClick={clear}>
              {texts.clearTicks}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
