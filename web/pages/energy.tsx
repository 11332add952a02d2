import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { EnergyCheckIn } from '../features/energy/energy-check-in.tsx'
import { EnergyList, refreshEnergyList } from '../features/energy/energy-list.tsx'
import { energyTexts as texts } from '../features/energy/texts.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function EnergyPage() {
  const { user } = useOwnSession()
  return (
    <div className="max-w-6xl">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="grid grid-cols-1 items-start gap-6 *:min-w-0 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <EnergyCheckIn
          key={user.id}
          userId={user.id}
          SafetyCard={SafetyCard}
          onRecorded={() => void refreshEnergyList()}
        />
        <EnergyList />
      </div>
    </div>
  )
}
