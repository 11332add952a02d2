import type { ReactNode } from 'react'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { EnergyButtons } from './energy-buttons.tsx'
import { EnergyWords } from './energy-words.tsx'
import { energyTexts as texts } from './texts.ts'
import { useEnergyCheckIn } from './use-energy-check-in.ts'

type EnergyCheckInProps = {
  userId: string
  SafetyCard: SafetyCardSlot
  onRecorded?: () => void
  /** Where the check-ins are listed, on a page that does not list them itself. It appears once one is kept. */
  toList?: ReactNode
  /** In a narrow column, where it is one thing beside others. */
  isCompact?: boolean
}

/** How much energy there is, by one selection; words of one's own can be added to it afterwards. */
export function EnergyCheckIn(props: EnergyCheckInProps) {
  const { userId, SafetyCard, onRecorded = () => {}, toList, isCompact = false } = props
  const { outcome, isRunning, record, wantsWords, askForWords, putCardAway, ...words } = useEnergyCheckIn(
    userId,
    onRecorded,
  )
  const isKept = outcome?.isKept ?? false
  return (
    <Card
      heading={
        isCompact ? <span className="block text-base leading-snug">{texts.question}</span> : texts.question
      }
      className={joinClasses(isCompact && 'p-4!')}
    >
      <EnergyButtons isDisabled={isRunning} isCompact={isCompact} onChoose={record} />
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        {isCompact ? texts.effectShort : texts.effect}
      </p>
      <p role="status" className={joinClasses(outcome && 'mt-3')}>
        {outcome && (isKept ? texts.kept : texts.notKept)(outcome.level)}
      </p>
      {isKept && !wantsWords && (
        <div className="flex flex-wrap gap-x-4">
          <Button variant="ghost" className="px-0!" onClick={askForWords}>
            {texts.addWords}
          </Button>
          {toList}
        </div>
      )}
      {isKept && wantsWords && <EnergyWords {...words} isRunning={isRunning} />}
      <SavedTextSafety
        reply={outcome?.safety ?? null}
        isKept={isKept}
        onClose={putCardAway}
        SafetyCard={SafetyCard}
      />
    </Card>
  )
}
