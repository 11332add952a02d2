import type { Settings } from '#domain/settings/settings.ts'
import { Switch } from '../../ui/switch.tsx'
import { ownSettings } from './own-settings.ts'

export type SwitchSetting = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never
}[keyof Settings]

type SettingSwitchProps = {
  settings: Settings
  name: SwitchSetting
  texts: { label: string; hint: string }
  disabled?: boolean
}

/** One setting that is on or off. */
export function SettingSwitch({ settings, name, texts, disabled = false }: SettingSwitchProps) {
  return (
    <Switch
      label={texts.label}
      description={texts.hint}
      checked={settings[name]}
      disabled={disabled}
      onCheckedChange={(isOn) => void ownSettings.change({ [name]: isOn })}
    />
  )
}
