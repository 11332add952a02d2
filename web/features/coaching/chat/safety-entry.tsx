import { useRef } from 'react'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { useSafetyCardOfChats } from '../../../platform/safety-card-slot.ts'
import type { Chat } from './use-chat.ts'

type SafetyEntryProps = { chat: Chat; cardId: string; reply: SafetyReply }

/** The safety card among the messages. It goes away with its button, so that focus moves to the conversation. */
export function SafetyEntry({ chat: { conversation }, cardId, reply }: SafetyEntryProps) {
  const SafetyCard = useSafetyCardOfChats()
  const itemRef = useRef<HTMLLIElement>(null)
  return (
    <li ref={itemRef}>
      <SafetyCard
        reply={reply}
        onMeantSomethingElse={() => {
          itemRef.current?.closest<HTMLElement>('[role=group]')?.focus()
          conversation.meantSomethingElse(cardId)
        }}
      />
    </li>
  )
}

/** The line that opens the card, above a reply that was given all the same. */
export function SafetyBeside({ reply }: { reply: SafetyReply }) {
  const SafetyCard = useSafetyCardOfChats()
  return <SafetyCard reply={reply} isBeside onMeantSomethingElse={() => {}} />
}
