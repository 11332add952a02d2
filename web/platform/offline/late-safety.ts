import type { SafetyReply } from '#domain/safety/contract.ts'
import { onForgetPrivateData } from '../private-data.ts'

let reply: SafetyReply | null = null
const listeners = new Set<() => void>()

function change(next: SafetyReply | null): void {
  reply = next
  for (const listener of [...listeners]) listener()
}
onForgetPrivateData(() => change(null))

/**
 * What the safety check said of words that were written without a connection, once they were sent: whoever wrote them may
 * be on another page by then.
 */
export const lateSafety = {
  read: () => reply,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  tell: (next: SafetyReply) => change(next),
  close: () => change(null),
}
