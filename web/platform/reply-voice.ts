import { createContext, type ReactNode } from 'react'

/**
 * What lets a person hear a reply, given its text; null while they have not switched it on. The chat shows it under
 * each finished reply without knowing the voice.
 */
export const ReplyVoice = createContext<((text: string) => ReactNode) | null>(null)
