import { useSearchParams } from 'react-router'
import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { SignOutButton } from '../features/accounts/session/sign-out-button.tsx'
import { useSignOut } from '../features/accounts/session/use-sign-out.ts'
import { AccountPanel } from '../features/accounts/settings/account-panel.tsx'
import { PlanCardEntry } from '../features/billing/plan-card-entry.tsx'
import { CountryRow } from '../features/settings/country-row.tsx'
import { SettingsTabs } from '../features/settings/settings-tabs.tsx'
import { settingsTexts as texts } from '../features/settings/texts.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { SharePanel } from '../features/sharing/share-panel.tsx'
import { ReadAloudButton } from '../features/voice/read-aloud-button.tsx'
import { voiceTexts } from '../features/voice/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ValueRow } from '../ui/value-row.tsx'
import { renderSharedPictures } from './render-shared-pictures.tsx'

export const meta = () => pageTitle(texts.title)

function Account() {
  const { user } = useOwnSession()
  const { signOut } = useSignOut('/signup')
  const toProfile = (
    <ButtonLink variant="secondary" to="/dashboard/profile">
      {texts.changeName}
    </ButtonLink>
  )
  return (
    <AccountPanel
      user={user}
      renderCard={(form) => <PlanCardEntry {...form} />}
      onDeleted={signOut}
      name={
        <ValueRow heading={texts.name} action={toProfile}>
          {user.name || texts.notSpecified}
        </ValueRow>
      }
      country={<CountryRow />}
      signOut={
        <ValueRow heading={texts.signOutHeading} action={<SignOutButton />}>
          {texts.signOutHint}
        </ValueRow>
      }
    />
  )
}

function Sharing() {
  const { user } = useOwnSession()
  const { settings } = useSettings()
  return (
    <SharePanel
      userId={user.id}
      isSharingOn={settings?.shareProgress ?? false}
      showsPoints={settings?.gamificationEnabled ?? true}
      renderPictures={renderSharedPictures}
    />
  )
}

function VoiceSample() {
  const { settings } = useSettings()
  return <ReadAloudButton text={voiceTexts.sample} label={voiceTexts.playSample} rate={settings?.voiceRate} />
}

export default function SettingsPage() {
  const { user } = useOwnSession()
  const [searchParams, setSearchParams] = useSearchParams()
  const tab = searchParams.get('tab')
  const toCompanion = tab !== 'ai' && (
    <ButtonLink variant="secondary" to="?tab=ai" replace preventScrollReset>
      {texts.toCompanion}
    </ButtonLink>
  )
  return (
    <div className="max-w-6xl">
      <PageHeading title={texts.title} intro={texts.intro} actions={toCompanion} />
      <SettingsTabs
        tab={tab}
        onTabChange={(next) => setSearchParams({ tab: next }, { replace: true, preventScrollReset: true })}
        email={user.email}
        account={<Account />}
        sharing={<Sharing />}
        voiceSample={<VoiceSample />}
      />
    </div>
  )
}
