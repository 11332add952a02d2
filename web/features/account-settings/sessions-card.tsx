import type { SessionSummary } from '#domain/accounts/contract.ts'
import { longDate } from '../../platform/long-date.ts'
import { useAction } from '../../platform/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { toast } from '../../ui/toast.ts'
import { accountSettingsCalls } from './account-settings-calls.ts'
import { ownAccount, useSessions } from './own-account-queries.ts'
import { sessionsTexts as texts } from './texts.ts'

function SessionRow({ session: { id, device, lastUsedAt, isCurrent } }: { session: SessionSummary }) {
  const { isRunning, run } = useAction(async () => {
    await accountSettingsCalls.endSession(id)
    toast(texts.ended)
    await ownAccount.sessionsChanged()
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line-soft py-3">
      <div>
        <p className="font-heading">{device}</p>
        <p className="text-sm text-ink-soft">{texts.lastUsed(longDate(lastUsedAt))}</p>
      </div>
      {isCurrent ? (
        <p className="text-ink-soft">{texts.here}</p>
      ) : (
        <Button
          variant="secondary"
          aria-label={texts.signOutOf(device)}
          pending={isRunning}
          pendingText={texts.signingOut}
          onClick={() => run()}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  )
}

function SignOutOthers() {
  const { isRunning, run } = useAction(async () => {
    await accountSettingsCalls.endOtherSessions()
    toast(texts.othersEnded)
    await ownAccount.sessionsChanged()
  })
  return (
    <Button
      variant="secondary"
      className="mt-3"
      pending={isRunning}
      pendingText={texts.signingOut}
      onClick={() => run()}
    >
      {texts.signOutOthers}
    </Button>
  )
}

/** Every device that can use the account, and how to end that. */
export function SessionsCard() {
  const query = useSessions()
  return (
    <Card heading={texts.heading}>
      <Loaded query={query} texts={texts.load}>
        {({ sessions }) => (
          <>
            <ul>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length > 1 && <SignOutOthers />}
          </>
        )}
      </Loaded>
    </Card>
  )
}
