import type { ReactNode } from 'react'
import type { Settings } from '#domain/settings/settings.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { CompanionLookChoice } from './companion-look-choice.tsx'
import { ownSettings } from './own-settings.ts'
import { ReplyLengthChoice } from './reply-length-choice.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { companionTexts as texts } from './texts.ts'
import { VoiceCard } from './voice-card.tsx'

type CompanionSettingsPanelProps = { settings: Settings; voiceSample: ReactNode }

/** How the AI companion replies. */
export function CompanionSettingsPanel({ settings, voiceSample }: CompanionSettingsPanelProps) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <h2 className="text-xl xl:col-span-2">{texts.heading}</h2>
      <Card heading={texts.lookHeading} headingLevel={3}>
        <p className="mb-4 max-w-measure text-ink-soft">{texts.lookHint}</p>
        <CompanionLookChoice settings={settings} onChange={(change) => void ownSettings.change(change)} />
      </Card>
      <div className="flex min-w-0 flex-col gap-6">
        <Card heading={texts.personalHeading} headingLevel={3}>
          <SettingSwitch settings={settings} name="aiPersonalization" texts={texts.aiPersonalization} />
          <ButtonLink variant="secondary" to="/dashboard/questionnaire" className="mt-3">
            {texts.toQuestionnaire}
          </ButtonLink>
        </Card>
        <Card heading={texts.lengthHeading} headingLevel={3}>
          <ReplyLengthChoice chosen={settings.aiResponseLength} />
        </Card>
        <VoiceCard settings={settings} sample={voiceSample} />
      </div>
    </div>
  )
}
