import { useEffect, useRef } from 'react'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { announcedSafety } from './announced-safety.ts'
import type { SafetyCardSlot } from './safety-card-slot.ts'

type SavedTextSafetyProps = {
  /** The server's answer to what was saved. */
  reply: SafetyReply | null
  /** False where the person wants nothing stored; the card then does not say that it is. */
  isKept?: boolean
  onClose: () => void
  SafetyCard: SafetyCardSlot
}

/**
 * The safety card, or the line that opens it, beside what was saved. It is announced, and the card comes into view,
 * without taking the focus; when it closes, the focus stays at its place.
 */
export function SavedTextSafety({ reply, isKept = true, onClose, SafetyCard }: SavedTextSafetyProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reply?.kind === 'card') place.current?.scrollIntoView({ block: 'start' })
  }, [reply])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24">
      <p role="status" className="sr-only">
        {reply && announcedSafety(reply)}
      </p>
      {reply && (
        <div className="my-6">
          <SafetyCard
            reply={reply}
            isSaved={isKept}
            onMeantSomethingElse={() => {
              place.current?.focus()
              onClose()
            }}
          />
        </div>
      )}
    </div>
  )
}
