import type { ReactNode } from 'react'
import type { Settings } from '#domain/settings/settings.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LoadingLine } from '../../ui/loading-line.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AppearancePanel } from './appearance-panel.tsx'
import { CompanionSettingsPanel } from './companion-settings-panel.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import { ownSettings } from './own-settings.ts'
import { PrivacyPanel } from './privacy-panel.tsx'
import type { SettingsView } from './settings-store.ts'
import { settingsTexts as texts } from './texts.ts'
import { useSettings } from './use-settings.ts'

function NotLoaded() {
  const button = (
    <ActionButton pendingText={texts.tryingAgain} action={() => ownSettings.refresh()}>
      {texts.tryAgain}
    </ActionButton>
  )
  return (
    <Banner variant="warning" title={texts.notLoadedTitle} action={button}>
      {texts.notLoaded}
    </Banner>
  )
}

function whenLoaded({ status, settings }: SettingsView, panel: (settings: Settings) => ReactNode): ReactNode {
  if (settings) return panel(settings)
  return status === 'loading' ? <LoadingLine>{texts.loading}</LoadingLine> : <NotLoaded />
}

type SettingsTabsProps = {
  /** From the address; anything unknown opens the first tab. */
  tab: string | null
  onTabChange: (tab: string) => void
  /** Where the mails of the account go. */
  email: string
  account: ReactNode
  sharing: ReactNode
  voiceSample: ReactNode
}

/** The four tabs, and the AI Companion's panel, which its address alone opens (specification, section 2). */
export function SettingsTabs({ tab, onTabChange, email, account, sharing, voiceSample }: SettingsTabsProps) {
  const view = useSettings()
  const items = [
    {
      value: 'appearance',
      label: texts.appearanceTab,
      content: whenLoaded(view, (settings) => <AppearancePanel settings={settings} />),
    },
    {
      value: 'notifications',
      label: texts.notificationsTab,
      content: whenLoaded(view, (settings) => (
        <NotificationsPanel settings={settings} newsletter={view.newsletter} email={email} />
      )),
    },
    {
      value: 'privacy',
      label: texts.privacyTab,
      content: whenLoaded(view, (settings) => <PrivacyPanel settings={settings} sharing={sharing} />),
    },
    { value: 'account', label: texts.accountTab, content: account },
    {
      value: 'ai',
      label: texts.companionTab,
      hasTrigger: false,
      content: whenLoaded(view, (settings) => (
        <CompanionSettingsPanel settings={settings} voiceSample={voiceSample} />
      )),
    },
  ]
  const value = items.some((item) => item.value === tab) ? (tab ?? undefined) : items[0]?.value
  return <Tabs label={texts.tabs} items={items} value={value} onValueChange={onTabChange} />
}
