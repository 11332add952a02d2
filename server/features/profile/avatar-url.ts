export const AVATAR_PATH = '/avatars'

/** The address of a picture on our own host, or null without one. */
export const avatarUrl = (version: string | null): string | null => version && `${AVATAR_PATH}/${version}`
