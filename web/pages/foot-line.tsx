import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { session } from '../features/accounts/session/session.ts'
import { FootLine as Line } from '../features/offline/foot-line.tsx'
import { sendUnsentPractice } from '../features/practice/send-unsent.ts'

/** What every signed-in page does for a time without a connection, and its one line about that. */
export function FootLine() {
  const { user } = useOwnSession()
  return <Line userId={user.id} check={session.check} sendUnsent={sendUnsentPractice} />
}
