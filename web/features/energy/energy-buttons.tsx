import { BatteryFull, BatteryLow, BatteryMedium, type LucideIcon } from 'lucide-react'
import { type EnergyLevel, energyLevels } from '#domain/energy/energy-level.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { energyTexts as texts } from './texts.ts'

const icons: Record<EnergyLevel, LucideIcon> = { low: BatteryLow, medium: BatteryMedium, full: BatteryFull }

type EnergyButtonsProps = { isDisabled: boolean; isCompact: boolean; onChoose: (level: EnergyLevel) => void }

/** The three levels, each kept by one selection; compact where they are one thing beside others. */
export function EnergyButtons({ isDisabled, isCompact, onChoose }: EnergyButtonsProps) {
  return (
    <fieldset>
      <legend className="sr-only">{texts.buttons}</legend>
      <div className={isCompact ? 'flex max-w-md flex-wrap gap-2' : 'grid grid-cols-3 gap-3 xl:grid-cols-1'}>
        {energyLevels.map((level) => {
          const Icon = icons[level]
          return (
            <Button
              key={level}
              variant="secondary"
              className={joinClasses(
                'px-1.5!',
                isCompact
                  ? 'min-w-fit flex-1 gap-1.5!'
                  : 'min-h-20 gap-x-4! text-lg max-sm:flex-col xl:justify-start! xl:px-6!',
              )}
              disabled={isDisabled}
              onClick={() => onChoose(level)}
            >
              <Icon aria-hidden className={joinClasses('text-primary', isCompact ? 'size-5' : 'size-10')} />
              {texts.levels[level]}
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
