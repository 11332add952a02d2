import { Lock, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProfileReply } from '#domain/profile/contract.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ground } from '../../ui/ground.tsx'
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

function InformationFacts({ profile, edits }: PanelProps) {
  return (
    <>
      <ProfileFacts
        facts={[{ name: texts.fullName, value: profile.fullName || texts.notSpecified, size: 'name' }]}
      />
      <div className="mt-5 flex flex-col gap-5">
        <ProfileFacts
          facts={[
            {
              name: texts.bio,
              value: profile.bio || texts.noBio,
              ...(profile.bio && { size: 'sentences' }),
            },
          ]}
        />
        {!profile.bio && (
          <EmptyState
            Icon={PencilLine}
            action={
              <Button variant="secondary" onClick={() => edits.start('bio')}>
                {texts.writeBio}
              </Button>
            }
          >
            {texts.invitation}
          </EmptyState>
        )}
      </div>
      <div className="mt-6 border-t border-line-soft pt-5">
        <ProfileFacts
          isInRow
          facts={[
            {
              name: texts.neurodivergentProfile,
              value: profile.neurodivergentProfile || texts.notSpecified,
            },
            { name: texts.email, value: profile.email },
          ]}
        />
      </div>
    </>
  )
}

/** The companion's plant on the ground above the person, with its name. */
function CompanionAbove({ name, plant }: { name: string; plant: ReactNode }) {
  return (
    <Ground className="@container flex h-44 items-end justify-end gap-4 px-6 pb-2 sm:h-52 sm:px-10">
      <p className="min-w-0 text-sm leading-snug @max-xl:absolute @max-xl:top-4 @max-xl:right-36 @max-xl:left-5 @xl:pb-5 @xl:text-right">
        <span className="block text-lg leading-snug font-heading wrap-anywhere">{name}</span>
        <span className="text-ink-soft">{texts.companionPortrait}</span>
      </p>
      <span className="h-36 shrink-0 sm:h-44">{plant}</span>
    </Ground>
  )
}

type InformationPanelProps = PanelProps & { plant: ReactNode; standing: ReactNode }

/** Who the person is, in what they wrote, below the plant of their companion; beside it how far they have come. */
export function InformationPanel({ profile, edits, plant, standing }: InformationPanelProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <section
        aria-labelledby="profile-information"
        className="overflow-hidden rounded-card border border-line-soft bg-card shadow-card"
      >
        <h2 id="profile-information" tabIndex={-1} className="sr-only">
          {texts.information}
        </h2>
        <CompanionAbove name={profile.companionName || texts.companionFallback} plant={plant} />
        <div className="px-5 pb-6 sm:px-8 sm:pb-8">
          <AvatarEditor avatarUrl={profile.avatarUrl} />
          <div className="mt-6">
            {edits.isEditing ? (
              <InformationForm profile={profile} edits={edits} />
            ) : (
              <InformationFacts profile={profile} edits={edits} />
            )}
          </div>
          <p className="mt-6 flex items-center gap-2 text-sm text-ink-soft">
            <Lock aria-hidden className="size-4 shrink-0" />
            {texts.informationHint}
          </p>
        </div>
      </section>
      {standing}
    </div>
  )
}
