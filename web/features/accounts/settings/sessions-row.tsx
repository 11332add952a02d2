import type { SessionSummary } from '#domain/accounts/contract.ts'
import { longDate } from '../../../platform/long-date.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { toast } from '../../../ui/toast.ts'
import { ValueRow } from '../../../ui/value-row.tsx'
import { accountSettingsCalls } from './account-settings-calls.ts'
import { ownAccount, useSessions } from './own-account-queries.ts'
import { sessionsTexts as texts } from './texts.ts'

function SessionRow({ session: { id, device, lastUsedAt, isCurrent } }: { session: SessionSummary }) {
  async function end() {
    await accountSettingsCalls.endSession(id)
    toast(texts.ended)
    await ownAccount.sessionsChanged()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line-soft py-3">
      <div>
        <p className="font-heading">{device}</p>
        <p className="text-sm text-ink-soft">{texts.lastUsed(longDate(lastUsedAt))}</p>
      </div>
      {isCurrent ? (
        <p className="text-ink-soft">{texts.here}</p>
      ) : (
        <ActionButton aria-label={texts.signOutOf(device)} pendingText={texts.signingOut} action={end}>
          {texts.signOut}
        </ActionButton>
      )}
    </li>
  )
}

async function endOthers() {
  await accountSettingsCalls.endOtherSessions()
  toast(texts.othersEnded)
  await ownAccount.sessionsChanged()
}

/** Every device that can use the account, and how to end that. */
export function SessionsRow() {
  const query = useSessions()
  const list = () => (
    <Loaded query={query} texts={texts.load}>
      {({ sessions }) => (
        <>
          <ul>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.length > 1 && (
            <ActionButton className="mt-3" pendingText={texts.signingOut} action={endOthers}>
              {texts.signOutOthers}
            </ActionButton>
          )}
        </>
      )}
    </Loaded>
  )
  return (
    <ValueRow heading={texts.heading} form={list} openText={texts.show}>
      {query.data ? texts.count(query.data.sessions.length) : texts.unknown}
    </ValueRow>
  )
}
