import { useStore } from 'zustand'
import type { Settings } from '#domain/settings/settings.ts'
import { changeLook, lookStore } from '../../platform/look.ts'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type LookSetting, lookSettings } from './look-settings.ts'
import { ownSettings } from './own-settings.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { appearanceTexts as texts } from './texts.ts'

const lookNames = Object.keys(lookSettings) as LookSetting[]

/** Shows what is applied now, which includes the system's own preferences where the person chose nothing. */
function LookSwitch({ name }: { name: LookSetting }) {
  const { key, on, off } = lookSettings[name]
  const look = useStore(lookStore)

  function choose(isOn: boolean) {
    changeLook({ [key]: isOn ? on : off })
    void ownSettings.change({ [name]: isOn })
  }
  const { label, hint } = texts[name]
  return <Switch label={label} description={hint} checked={look[key] === on} onCheckedChange={choose} />
}

/** How the pages look, and whether game elements are shown. */
export function AppearancePanel({ settings }: { settings: Settings }) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card heading={texts.look}>
        <div className="flex flex-col gap-3">
          {lookNames.map((name) => (
            <LookSwitch key={name} name={name} />
          ))}
        </div>
      </Card>
      <Card heading={texts.gameElements}>
        <SettingSwitch settings={settings} name="gamificationEnabled" texts={texts.gamificationEnabled} />
      </Card>
    </div>
  )
}
