import type { AvatarReply, ProfileChange, ProfileReply, SavedProfileReply } from '#domain/profile/contract.ts'
import { callApi } from '../../platform/call-api.ts'

/** The calls of this feature. Each throws an `ApiProblem`. */
export const profileCalls = {
  read: (signal: AbortSignal) => callApi<ProfileReply>('/profile', { signal }),
  save: (change: ProfileChange) => callApi<SavedProfileReply>('/profile', { method: 'PUT', body: change }),
  saveAvatar: (picture: File) => callApi<AvatarReply>('/profile/avatar', { method: 'PUT', body: picture }),
  removeAvatar: () => callApi<AvatarReply>('/profile/avatar', { method: 'DELETE' }),
}
