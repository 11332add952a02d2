import type { ProfileReply } from '#domain/profile/contract.ts'
import { Card } from '../../ui/card.tsx'
import { AvatarEditor } from './avatar-editor.tsx'
import { EditForm } from './edit-form.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileFieldInput } from './profile-field-input.tsx'
import { profileTexts as texts } from './texts.ts'
import type { ProfileEdits } from './use-profile-edits.ts'

type PanelProps = { profile: ProfileReply; edits: ProfileEdits }

function InformationForm({ profile, edits }: PanelProps) {
  return (
    <EditForm edits={edits}>
      <ProfileFieldInput
        edits={edits}
        field="fullName"
        label={texts.fullName}
        hint={texts.fullNameHint}
        autoComplete="name"
      />
      <ProfileFieldInput edits={edits} field="bio" label={texts.bio} hint={texts.bioHint} isLong />
      <ProfileFieldInput
        edits={edits}
        field="neurodivergentProfile"
        label={texts.neurodivergentProfile}
        hint={texts.neurodivergentProfileHint}
        isLong
      />
      <ProfileFacts facts={[{ name: texts.email, value: profile.email }]} />
      <p className="-mt-4 text-sm text-ink-soft">{texts.emailHint}</p>
    </EditForm>
  )
}

function InformationFacts({ profile }: { profile: ProfileReply }) {
  return (
    <ProfileFacts
      facts={[
        { name: texts.fullName, value: profile.fullName || texts.notSpecified },
        { name: texts.email, value: profile.email },
        { name: texts.bio, value: profile.bio || texts.noBio },
        {
          name: texts.neurodivergentProfile,
          value: profile.neurodivergentProfile || texts.notSpecified,
        },
      ]}
    />
  )
}

/** Who the person is, and their picture. */
export function InformationPanel({ profile, edits }: PanelProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 *:min-w-0 xl:grid-cols-[3fr_2fr]">
      <Card heading={texts.information}>
        <p className="mb-5 text-ink-soft">{texts.informationHint}</p>
        {edits.isEditing ? (
          <InformationForm profile={profile} edits={edits} />
        ) : (
          <InformationFacts profile={profile} />
        )}
      </Card>
      <AvatarEditor avatarUrl={profile.avatarUrl} />
    </div>
  )
}
