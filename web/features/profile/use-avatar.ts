import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { avatarTooLarge, avatarTypes, MAX_AVATAR_BYTES } from '#domain/profile/avatar-limits.ts'
import type { AvatarReply, ProfileReply } from '#domain/profile/contract.ts'
import { ApiProblem } from '../../platform/api-problem.ts'
import { useAction } from '../../platform/use-action.ts'
import { toast } from '../../ui/toast.ts'
import { profileCalls } from './profile-calls.ts'
import { profileToasts } from './texts.ts'
import { profileKey } from './use-profile.ts'

/** Refuses what the server would refuse, before it is uploaded. Only the server can look inside of the file. */
function refusalOf(file: File): ApiProblem | null {
  if (!avatarTypes.some((type) => type === file.type) || file.size === 0)
    return new ApiProblem('image-unreadable')
  if (file.size > MAX_AVATAR_BYTES) return new ApiProblem('image-too-large', avatarTooLarge().data)
  return null
}

/** Sets and removes the person's picture. The picture there was stays when that fails. */
export function useAvatar() {
  const client = useQueryClient()
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  function show({ avatarUrl }: AvatarReply) {
    setProblem(null)
    client.setQueryData<ProfileReply>(profileKey, (profile) => profile && { ...profile, avatarUrl })
  }
  const upload = useAction(async (file: File) => {
    const refusal = refusalOf(file)
    if (refusal) throw refusal
    show(await profileCalls.saveAvatar(file))
    toast(profileToasts.pictureSaved)
  }, setProblem)
  const removal = useAction(async () => {
    show(await profileCalls.removeAvatar())
    toast(profileToasts.pictureRemoved)
  }, setProblem)
  return {
    problem,
    isUploading: upload.isRunning,
    isRemoving: removal.isRunning,
    upload: upload.run,
    remove: removal.run,
  }
}
