import { SignOutButton } from '../features/session/sign-out-button.tsx'
import { AppearanceCard } from '../features/settings/appearance-card.tsx'
import { settingsTexts as texts } from '../features/settings/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta = () => pageTitle(texts.title)

export default function SettingsPage() {
  return (
    <div className="max-w-3xl">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="flex flex-col gap-6">
        <AppearanceCard />
        <Card heading={texts.account}>
          <p className="mb-4 text-ink-soft">{texts.signOutHint}</p>
          <SignOutButton />
        </Card>
      </div>
    </div>
  )
}
