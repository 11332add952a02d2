import type { ReactNode } from 'react'
import type { ProfileReply } from '#domain/profile/contract.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Ground } from '../../ui/ground.tsx'
import { EditForm } from './edit-form.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileFieldInput } from './profile-field-input.tsx'
import { profileTexts as texts } from './texts.ts'
import type { ProfileEdits } from './use-profile-edits.ts'

type CompanionPanelProps = { profile: ProfileReply; edits: ProfileEdits; plant: ReactNode }

/** The companion as the plant that it is, its name, and the ways to what else shapes it. */
export function CompanionPanel({ profile, edits, plant }: CompanionPanelProps) {
  const name = profile.companionName || texts.companionFallback
  return (
    <div className="grid overflow-hidden rounded-card border border-line-soft bg-card shadow-card *:min-w-0 md:grid-cols-[18rem_minmax(0,1fr)]">
      <Ground className="flex min-h-60 items-end justify-center px-6 pt-5 pb-4">
        <span className="h-52">{plant}</span>
      </Ground>
      <section aria-labelledby="companion-heading" className="p-5 sm:p-8">
        <h2 id="companion-heading" className="mb-4 text-lg">
          {texts.companion}
        </h2>
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
          <ProfileFacts facts={[{ name: texts.companionName, value: name, size: 'name' }]} />
        )}
        <p className="mt-5 max-w-measure text-ink-soft">{texts.companionMore}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to="/dashboard/settings?tab=ai">
            {texts.companionSettings}
          </ButtonLink>
          <ButtonLink variant="secondary" to="/dashboard/questionnaire">
            {texts.toQuestionnaire}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
