import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { ProfileReply } from '#domain/profile/contract.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'
import { useAction } from '../../platform/use-action.ts'
import { useKeptEdits } from '../../platform/use-kept-edits.ts'
import { toast } from '../../ui/toast.ts'
import { profileCalls } from './profile-calls.ts'
import { profileToasts } from './texts.ts'
import { profileKey } from './use-profile.ts'

const profileFields = ['fullName', 'bio', 'neurodivergentProfile', 'companionName'] as const
export type ProfileField = (typeof profileFields)[number]

type Issue = { path: string; message: string }

const isText = (value: unknown): value is string => typeof value === 'string'

function issuesOf({ data }: ApiProblem): Issue[] {
  return Array.isArray(data.issues) ? data.issues : []
}

/**
 * Edit mode over the stored profile. Unsaved changes survive a reload, which then opens in edit mode again;
 * 'Cancel' discards them. `onSaved` is told when the account's name may have changed.
 */
export function useProfileEdits(profile: ProfileReply, onSaved: () => void) {
  const client = useQueryClient()
  const { edits, edit, settle, discard } = useKeptEdits({
    userId: profile.id,
    place: 'profile',
    isValue: isText,
    onTakeOver: () => setEditing(true),
  })
  const [isEditing, setEditing] = useState(Object.keys(edits).length > 0)
  const started = useRef<ProfileField | 'first' | null>(null)
  /** Once for each start: the field that takes the focus in the form that opens then; null for none. */
  const takeStart = useCallback(() => {
    const field = started.current
    started.current = null
    return field
  }, [])
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  const [issues, setIssues] = useState<Issue[]>([])
  const changed = profileFields.filter((field) => {
    const value = edits[field]
    return value !== undefined && value !== (profile[field] ?? '')
  })

  function end() {
    setIssues([])
    setEditing(false)
  }
  const { isRunning, run } = useAction(
    async () => {
      const change = Object.fromEntries(changed.map((field) => [field, edits[field]]))
      const { safety: card, ...saved } = await profileCalls.save(change)
      client.setQueryData(profileKey, saved)
      setSafety(card)
      settle(edits)
      end()
      onSaved()
      toast(profileToasts.saved)
    },
    (problem) => {
      setIssues(issuesOf(problem))
      toast({ ...profileToasts.saveFailure, variant: 'destructive' })
    },
  )
  return {
    isEditing,
    isSaving: isRunning,
    hasChanges: changed.length > 0,
    valueOf: (field: ProfileField) => edits[field] ?? profile[field] ?? '',
    issueOf: (field: ProfileField) => issues.find(({ path }) => path === field)?.message,
    /** Begins edit mode in one field, or in the first. */
    start(field: ProfileField | 'first') {
      started.current = field
      setEditing(true)
    },
    takeStart,
    edit(field: ProfileField, value: string) {
      setIssues(issues.filter(({ path }) => path !== field))
      edit(field, value)
    },
    save: run,
    safety,
    closeSafety: () => setSafety(null),
    cancel() {
      discard()
      end()
    },
  }
}

export type ProfileEdits = ReturnType<typeof useProfileEdits>
