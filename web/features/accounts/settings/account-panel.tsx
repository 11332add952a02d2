import type { ReactNode } from 'react'
import type { RenderCard } from './card-dialog.tsx'
import { DeletionRow } from './deletion-row.tsx'
import { EmailRow } from './email-row.tsx'
import { ExportRow } from './export-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { SessionsRow } from './sessions-row.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

type AccountPanelProps = {
  user: { name: string; email: string }
  /** The card entry of the payment provider. */
  renderCard: RenderCard
  /** Forgets the session that the server ended with the deletion, and leads to `/signup`. */
  onDeleted: () => Promise<void>
  /** The rows of other parts of the product: who the person is and where, and signing out. */
  name?: ReactNode
  country?: ReactNode
  signOut?: ReactNode
}

const sheet = 'rounded-card border border-line-soft bg-card px-5 py-1 shadow-card sm:px-6'

/**
 * The account tab of the settings: a list of what there is, each with its present value and one button. Beside it, where
 * there is room, what is paid and how one leaves with the own data.
 */
export function AccountPanel({ user, renderCard, onDeleted, name, country, signOut }: AccountPanelProps) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className={sheet}>
        {name}
        <EmailRow email={user.email} />
        <PasswordRow email={user.email} />
        {country}
        <SessionsRow />
        {signOut}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <SubscriptionCard payer={user} renderCard={renderCard} />
        <div className={sheet}>
          <ExportRow />
          <DeletionRow onDeleted={onDeleted} />
        </div>
      </div>
    </div>
  )
}
