import { type ComponentType, createContext, useContext } from 'react'
import type { SafetyReply } from '#domain/safety/contract.ts'

/**
 * What shows the safety card, or the line that opens it, wherever a person writes freely. Features do not know each other, so that the pages
 * hand the card to those which need it.
 */
export type SafetyCardSlot = ComponentType<{
  reply: SafetyReply
  /** What was written is saved already, so that the card only stands beside it. */
  isSaved?: boolean
  /** What was asked for is there all the same, and the card stands beside it. */
  isBeside?: boolean
  /** The message is to be answered as it was meant; where the card only stands beside, it is to go. */
  onMeantSomethingElse: () => void
}>

/** The card that the chats show; the signed-in pages provide it. */
export const SafetyCardOfChats = createContext<SafetyCardSlot | null>(null)

/** The card for a chat. Only for what the signed-in pages show: a chat without its safety card must not go unnoticed. */
export function useSafetyCardOfChats(): SafetyCardSlot {
  const SafetyCard = useContext(SafetyCardOfChats)
  if (!SafetyCard) throw new Error('useSafetyCardOfChats is used outside of SafetyCardOfChats')
  return SafetyCard
}
