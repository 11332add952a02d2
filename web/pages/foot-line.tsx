import { FootLine as Line } from '../features/offline/foot-line.tsx'
import { sendUnsentPractice } from '../features/practice/send-unsent.ts'
import { useOwnSession } from '../features/session/own-session.ts'
import { session } from '../features/session/session.ts'

/** What every signed-in page does for a time without a connection, and its one line about that. */
export function FootLine() {
  const { user } = useOwnSession()
  return <Line userId={user.id} check={session.check} sendUnsent={sendUnsentPractice} />
}
