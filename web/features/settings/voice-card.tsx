import type { ReactNode } from 'react'
import { MAX_VOICE_RATE, MIN_VOICE_RATE, type Settings } from '#domain/settings/settings.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { ownSettings } from './own-settings.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { companionTexts as texts } from './texts.ts'

const offeredRates = [MIN_VOICE_RATE, 0.75, 1, 1.25, 1.5, MAX_VOICE_RATE]

type VoiceCardProps = {
  settings: Settings
  /** Lets the person hear the chosen speed. */
  sample: ReactNode
}

/** Whether replies can be read aloud, and how fast. */
export function VoiceCard({ settings, sample }: VoiceCardProps) {
  const { aiVoiceEnabled, voiceRate } = settings
  const rates = [...new Set([...offeredRates, voiceRate])].sort((one, other) => one - other)
  return (
    <Card heading={texts.voiceHeading} headingLevel={3}>
      <SettingSwitch settings={settings} name="aiVoiceEnabled" texts={texts.aiVoiceEnabled} />
      {aiVoiceEnabled && (
        <div className="mt-4 flex flex-wrap items-end gap-4">
          <Field label={texts.voiceRate}>
            <SelectInput
              value={voiceRate}
              onChange={({ target }) => void ownSettings.change({ voiceRate: Number(target.value) })}
            >
              {rates.map((rate) => (
                <option key={rate} value={rate}>
                  {texts.voiceRateOf(rate)}
                </option>
              ))}
            </SelectInput>
          </Field>
          {sample}
        </div>
      )}
    </Card>
  )
}
