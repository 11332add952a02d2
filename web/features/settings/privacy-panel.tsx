import type { ReactNode } from 'react'
import type { Settings } from '#domain/settings/settings.ts'
import { Card } from '../../ui/card.tsx'
import { CountrySelect } from './country-select.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { privacyTexts as texts } from './texts.ts'

type PrivacyPanelProps = {
  settings: Settings
  /** What is set up while sharing is switched on, and what was shared. */
  sharing: ReactNode
}

/** What is kept, what is shared, and how difficult topics are met. */
export function PrivacyPanel({ settings, sharing }: PrivacyPanelProps) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card heading={texts.dataHeading}>
        <SettingSwitch settings={settings} name="dataCollection" texts={texts.dataCollection} />
        <p className="mt-2 text-sm text-ink-soft">{texts.dataCollectionOff}</p>
      </Card>
      <Card heading={texts.sharingHeading}>
        <SettingSwitch settings={settings} name="shareProgress" texts={texts.shareProgress} />
        <p className="mt-2 text-sm text-ink-soft">{texts.shareProgressOff}</p>
      </Card>
      <div className="min-w-0 empty:hidden xl:col-span-2">{sharing}</div>
      <Card heading={texts.contentHeading}>
        <div className="flex flex-col gap-5">
          <div>
            <SettingSwitch
              settings={settings}
              name="sensitiveContentWarnings"
              texts={texts.sensitiveContentWarnings}
            />
            <p className="mt-2 text-sm text-ink-soft">{texts.contentWarningsDetails}</p>
          </div>
          <CountrySelect country={settings.country} />
        </div>
      </Card>
    </div>
  )
}
