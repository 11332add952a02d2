import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProfileReply } from '#domain/profile/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AvatarEditor } from './avatar-editor.tsx'
import { CompanionPortrait } from './companion-portrait.tsx'
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

/** The way to the first sentences about oneself, where there are none. */
function Invitation({ onWrite }: { onWrite: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-fresh p-5 high-contrast:border high-contrast:border-line">
      <PencilLine aria-hidden className="size-8 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 basis-56">{texts.invitation}</p>
      <Button variant="secondary" onClick={onWrite}>
        {texts.writeBio}
      </Button>
    </div>
  )
}

function InformationFacts({ profile, edits }: PanelProps) {
  return (
    <div className="flex flex-col gap-5">
      <ProfileFacts
        facts={[
          { name: texts.fullName, value: profile.fullName || texts.notSpecified, size: 'name' },
          {
            name: texts.bio,
            value: profile.bio || texts.noBio,
            ...(profile.bio && { size: 'sentences' }),
          },
        ]}
      />
      {!profile.bio && <Invitation onWrite={() => edits.start('bio')} />}
      <ProfileFacts
        facts={[
          {
            name: texts.neurodivergentProfile,
            value: profile.neurodivergentProfile || texts.notSpecified,
            ...(profile.neurodivergentProfile && { size: 'sentences' }),
          },
          { name: texts.email, value: profile.email },
        ]}
      />
    </div>
  )
}

/** Who the person is, in what they wrote; their companion, and their picture. */
export function InformationPanel({ profile, edits, plant }: PanelProps & { plant: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Card heading={texts.information}>
        <p className="mb-5 text-ink-soft">{texts.informationHint}</p>
        {edits.isEditing ? (
          <InformationForm profile={profile} edits={edits} />
        ) : (
          <InformationFacts profile={profile} edits={edits} />
        )}
      </Card>
      <div className="grid gap-6 *:min-w-0 md:max-xl:grid-cols-2">
        <CompanionPortrait name={profile.companionName || texts.companionFallback} plant={plant} />
        <AvatarEditor avatarUrl={profile.avatarUrl} />
      </div>
    </div>
  )
}
