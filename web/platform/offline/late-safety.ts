import { createStore } from 'zustand/vanilla'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { onForgetPrivateData } from '../private-data.ts'
import { readable } from '../readable.ts'

const store = createStore<SafetyReply | null>(() => null)
onForgetPrivateData(() => store.setState(null))

/**
 * What the safety check said of words that were written without a connection, once they were sent: whoever wrote them may
 * be on another page by then.
 */
export const lateSafety = {
  ...readable(store),
  tell: (reply: SafetyReply) => store.setState(reply, true),
  close: () => store.setState(null),
}
