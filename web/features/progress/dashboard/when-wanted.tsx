import type { ReactNode } from 'react'
import { LoadingLine } from '../../../ui/loading-line.tsx'
import { useGameElementsEnabled } from '../store/use-game-elements-enabled.ts'
import { ProgressNotLoaded } from './progress-not-loaded.tsx'
import { SwitchedOff } from './switched-off.tsx'
import { progressTexts as texts } from './texts.ts'

type WhenWantedProps = {
  /** Whether the settings, which say what is wanted, could not be loaded. */
  isUnknown: boolean
  children: ReactNode
}

/** Shows game elements to a person who wants to see them; until that is known, none. */
export function WhenWanted({ isUnknown, children }: WhenWantedProps) {
  const isEnabled = useGameElementsEnabled()
  if (isEnabled !== null) return isEnabled ? children : <SwitchedOff />
  return isUnknown ? <ProgressNotLoaded /> : <LoadingLine>{texts.loading}</LoadingLine>
}
