import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'
import { MAX_ANSWER_CHARACTERS } from '../questionnaire/merge-responses.ts'
import { savedTextSafety } from '../safety/contract.ts'

const MAX_NAME_CHARACTERS = 100
const MAX_BIO_CHARACTERS = 2_000

const text = (maxCharacters: number) =>
  storedText.trim().max(maxCharacters, `Write at most ${maxCharacters.toLocaleString('en-US')} characters.`)

export const profileReply = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  bio: z.string().nullable(),
  /** A new picture has a new address. */
  avatarUrl: z.string().nullable(),
  neurodivergentProfile: z.string().nullable(),
  /** As the user wrote it; null shows as 'AI Assistant'. */
  companionName: z.string().nullable(),
})
export type ProfileReply = z.infer<typeof profileReply>

export const savedProfileReply = profileReply.extend(savedTextSafety)
export type SavedProfileReply = z.infer<typeof savedProfileReply>

/** What is absent stays as it is; an empty text removes what was there. The last two are questionnaire answers. */
export const profileChange = z
  .strictObject({
    fullName: text(MAX_NAME_CHARACTERS),
    bio: text(MAX_BIO_CHARACTERS).nullable(),
    neurodivergentProfile: text(MAX_ANSWER_CHARACTERS).nullable(),
    companionName: text(MAX_ANSWER_CHARACTERS).nullable(),
  })
  .partial()
export type ProfileChange = z.infer<typeof profileChange>

export const avatarReply = z.object({ avatarUrl: z.string().nullable() })
export type AvatarReply = z.infer<typeof avatarReply>
