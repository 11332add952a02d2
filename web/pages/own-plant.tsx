import { levelFor } from '#domain/progress/levels.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import { useProgress } from '../features/progress/store/use-progress.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { CompanionPlant } from '../ui/companion-plant.tsx'
import { joinClasses } from '../ui/join-classes.ts'

/** Without game elements there are no levels: the plant has the form of the middle then. */
const LEVEL_WITHOUT_GAME = 4

/** The signed-in person's companion as the plant that they chose, grown as far as their level. */
export function OwnPlant({ className }: { className?: string }) {
  const { settings: own, status } = useSettings()
  const settings = own ?? defaultSettings
  const { state } = useProgress()
  const level = settings.gamificationEnabled ? levelFor(state?.points.total ?? 0).level : LEVEL_WITHOUT_GAME
  return (
    <CompanionPlant
      pot={settings.companionPot}
      leaf={settings.companionLeaf}
      level={level}
      className={joinClasses(status === 'loading' && 'invisible', className)}
    />
  )
}
