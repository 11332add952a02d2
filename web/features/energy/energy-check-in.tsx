import type { ReactNode } from 'react'
import { energyLevels } from '#domain/energy/energy-level.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { energyTexts as texts } from './texts.ts'
import { useEnergyCheckIn } from './use-energy-check-in.ts'

type EnergyCheckInProps = {
  userId: string
  SafetyCard: SafetyCardSlot
  onRecorded?: () => void
  /** Where the check-ins are listed, on a page that does not list them itself. */
  toList?: ReactNode
}

/** How much energy there is, by one selection; words of one's own can go with it. */
export function EnergyCheckIn({ userId, SafetyCard, onRecorded = () => {}, toList }: EnergyCheckInProps) {
  const { words, write, excess, outcome, isRunning, record, putCardAway } = useEnergyCheckIn(
    userId,
    onRecorded,
  )
  return (
    <Card heading={texts.question}>
      <Field
        label={texts.words}
        hint={texts.wordsHint}
        error={excess > 0 ? texts.wordsTooLong(excess) : undefined}
      >
        <TextInput value={words} onChange={({ target }) => write(target.value)} />
      </Field>
      <fieldset className="mt-4">
        <legend className="sr-only">{texts.buttons}</legend>
        <div className="flex max-w-md flex-wrap gap-3">
          {energyLevels.map((level) => (
            <Button
              key={level}
              variant="secondary"
              className="min-w-fit flex-1 px-2!"
              disabled={isRunning}
              onClick={() => void record(level)}
            >
              {texts.levels[level]}
            </Button>
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-3 min-h-7">
        {outcome && (outcome.isKept ? texts.saved : texts.notKept)(outcome.level)}
      </p>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">{texts.effect}</p>
      {toList && <div className="mt-3">{toList}</div>}
      <SavedTextSafety
        reply={outcome?.safety ?? null}
        isKept={outcome?.isKept ?? false}
        onClose={putCardAway}
        SafetyCard={SafetyCard}
      />
    </Card>
  )
}
