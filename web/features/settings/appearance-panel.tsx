import { useStore } from 'zustand'
import type { Settings } from '#domain/settings/settings.ts'
import { changeTheme, themeStore } from '../../platform/theme.ts'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { ownSettings } from './own-settings.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { appearanceTexts as texts } from './texts.ts'
import { type ThemeSetting, themeSettings } from './theme-settings.ts'

const themeNames = Object.keys(themeSettings) as ThemeSetting[]

/** Shows what is applied now, which includes the system's own preferences where the person chose nothing. */
function ThemeSwitch({ name }: { name: ThemeSetting }) {
  const { key, on, off } = themeSettings[name]
  const theme = useStore(themeStore)

  function choose(isOn: boolean) {
    changeTheme({ [key]: isOn ? on : off })
    void ownSettings.change({ [name]: isOn })
  }
  const { label, hint } = texts[name]
  return <Switch label={label} description={hint} checked={theme[key] === on} onCheckedChange={choose} />
}

/** How the pages look, and whether game elements are shown. */
export function AppearancePanel({ settings }: { settings: Settings }) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card heading={texts.theme}>
        <div className="flex flex-col gap-3">
          {themeNames.map((name) => (
            <ThemeSwitch key={name} name={name} />
          ))}
        </div>
      </Card>
      <Card heading={texts.gameElements}>
        <SettingSwitch settings={settings} name="gamificationEnabled" texts={texts.gamificationEnabled} />
      </Card>
    </div>
  )
}
