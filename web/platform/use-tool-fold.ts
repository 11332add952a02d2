import { useEffect, useState } from 'react'
import { deviceNote } from './device-notes.ts'

const isTrue = (value: unknown): value is true => value === true

/**
 * Whether a tool above a chat is open. It is at first; a person who folds it finds it folded the next time, and it folds
 * by itself when a talk begins in the chat below, which then needs the room.
 */
export function useToolFold(userId: string, tool: string, isChatBegun: boolean) {
  const note = deviceNote(userId, `folded.${tool}`, isTrue)
  const [isOpen, setOpen] = useState(() => !isChatBegun && note.read() === null)
  useEffect(() => {
    if (isChatBegun) setOpen(false)
  }, [isChatBegun])
  return {
    isOpen,
    onOpenChange(next: boolean) {
      setOpen(next)
      note.write(next ? null : true)
    },
  }
}
