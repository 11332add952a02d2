import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ProfileReply } from '#domain/profile/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { focusPageWhenLost } from '../../ui/focus-page.ts'
import { LoadingLine } from '../../ui/loading-line.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { UnsavedChangesGuard } from '../../ui/unsaved-changes-guard.tsx'
import { CompanionPanel } from './companion-panel.tsx'
import { InformationPanel } from './information-panel.tsx'
import { profileTexts as texts } from './texts.ts'
import { useProfile } from './use-profile.ts'
import { useProfileEdits } from './use-profile-edits.ts'

type ProfileProps = {
  achievements: ReactNode
  /** The person's companion as a drawing. */
  plant: ReactNode
  /** How far the person has come, and what they work on. */
  standing: ReactNode
  /** The account's name may have changed. */
  onSaved: () => void
  SafetyCard: SafetyCardSlot
}

/** After edit mode the pressed button is gone, so the focus goes back to the one that began it. */
function useReturnedFocus(isEditing: boolean) {
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return editButton
}

function ProfileTabs({
  profile,
  achievements,
  plant,
  standing,
  onSaved,
  SafetyCard,
}: ProfileProps & { profile: ProfileReply }) {
  const edits = useProfileEdits(profile, onSaved)
  const [tab, setTab] = useState('information')
  const editButton = useReturnedFocus(edits.isEditing)
  const items = [
    {
      value: 'information',
      label: texts.informationTab,
      content: <InformationPanel profile={profile} edits={edits} plant={plant} standing={standing} />,
    },
    { value: 'achievements', label: texts.achievementsTab, content: achievements },
    {
      value: 'companion',
      label: texts.companionTab,
      content: <CompanionPanel profile={profile} edits={edits} plant={plant} />,
    },
  ]
  function startEditing() {
    if (tab === 'achievements') setTab('information')
    edits.start('first')
  }
  const button = !edits.isEditing && (
    <Button ref={editButton} onClick={startEditing}>
      {texts.edit}
    </Button>
  )
  return (
    <>
      <UnsavedChangesGuard isActive={edits.hasChanges} />
      <PageHeading title={texts.title} intro={texts.intro} actions={button} />
      <SavedTextSafety reply={edits.safety} onClose={edits.closeSafety} SafetyCard={SafetyCard} />
      <Tabs label={texts.tabs} items={items} value={tab} onValueChange={setTab} />
    </>
  )
}

function NotFound({ onTryAgain }: { onTryAgain: () => Promise<unknown> }) {
  return (
    <Card>
      <h1 tabIndex={-1} className="mb-3 text-2xl">
        {texts.notFoundTitle}
      </h1>
      <p className="mb-4">{texts.notFound}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/dashboard">{texts.returnToDashboard}</ButtonLink>
        <ActionButton action={onTryAgain}>{texts.tryAgain}</ActionButton>
      </div>
    </Card>
  )
}

function LoadedProfile(props: ProfileProps) {
  const { data: profile, isError, refetch } = useProfile()
  if (profile) return <ProfileTabs profile={profile} {...props} />
  if (isError) return <NotFound onTryAgain={refetch} />
  return <Loading />
}

/** Another heading takes the place of this one; where this one had the focus, that one gets it. */
function Loading() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const loading = place.current
    return () => {
      if (loading?.contains(document.activeElement)) queueMicrotask(focusPageWhenLost)
    }
  }, [])
  return (
    <div ref={place}>
      <PageHeading title={texts.title} intro={texts.intro} />
      <LoadingLine>{texts.loading}</LoadingLine>
    </div>
  )
}

/** The profile page with its three tabs (specification, section 2). */
export function Profile(props: ProfileProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedProfile {...props} />
    </QueryClientProvider>
  )
}
