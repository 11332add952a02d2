import type { ProfileReply } from '#domain/profile/contract.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EditForm } from './edit-form.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileFieldInput } from './profile-field-input.tsx'
import { profileTexts as texts } from './texts.ts'
import type { ProfileEdits } from './use-profile-edits.ts'

/** The companion's name, and the ways to what else shapes it. */
export function CompanionPanel({ profile, edits }: { profile: ProfileReply; edits: ProfileEdits }) {
  const name = profile.companionName || texts.companionFallback
  return (
    <Card heading={texts.companion}>
      {edits.isEditing ? (
        <EditForm edits={edits}>
          <ProfileFieldInput
            edits={edits}
            field="companionName"
            label={texts.companionName}
            hint={texts.companionNameHint}
          />
        </EditForm>
      ) : (
        <ProfileFacts facts={[{ name: texts.companionName, value: name }]} />
      )}
      <p className="mt-6 text-ink-soft">{texts.companionMore}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink variant="secondary" to="/dashboard/settings?tab=ai">
          {texts.companionSettings}
        </ButtonLink>
        <ButtonLink variant="secondary" to="/dashboard/questionnaire">
          {texts.toQuestionnaire}
        </ButtonLink>
      </div>
    </Card>
  )
}
