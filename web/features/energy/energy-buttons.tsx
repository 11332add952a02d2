import { BatteryFull, BatteryLow, BatteryMedium, type LucideIcon } from 'lucide-react'
import { type EnergyLevel, energyLevels } from '#domain/energy/energy-level.ts'
import { Button } from '../../ui/button.tsx'
import { energyTexts as texts } from './texts.ts'

const icons: Record<EnergyLevel, LucideIcon> = { low: BatteryLow, medium: BatteryMedium, full: BatteryFull }

type EnergyButtonsProps = { isDisabled: boolean; onChoose: (level: EnergyLevel) => void }

/** The three levels, each kept by one selection. */
export function EnergyButtons({ isDisabled, onChoose }: EnergyButtonsProps) {
  return (
    <fieldset>
      <legend className="sr-only">{texts.buttons}</legend>
      <div className="flex max-w-md flex-wrap gap-2">
        {energyLevels.map((level) => {
          const Icon = icons[level]
          return (
            <Button
              key={level}
              variant="secondary"
              className="min-w-fit flex-1 gap-1.5! px-1.5!"
              disabled={isDisabled}
              onClick={() => onChoose(level)}
            >
              <Icon aria-hidden className="size-5 text-primary" />
              {texts.levels[level]}
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
