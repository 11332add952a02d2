import type { RenderCard } from './card-dialog.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { EmailCard } from './email-card.tsx'
import { ExportCard } from './export-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

type AccountPanelProps = {
  user: { name: string; email: string }
  /** The card entry of the payment provider. */
  renderCard: RenderCard
  /** Forgets the session that the server ended with the deletion, and leads to `/signup`. */
  onDeleted: () => Promise<void>
}

/** The account tab of the settings: what is paid, how one signs in, and how one leaves with the own data. */
export function AccountPanel({ user, renderCard, onDeleted }: AccountPanelProps) {
  return (
    <div className="flex flex-col gap-6">
      <SubscriptionCard payer={user} renderCard={renderCard} />
      <EmailCard email={user.email} />
      <PasswordCard email={user.email} />
      <SessionsCard />
      <ExportCard />
      <DeletionCard onDeleted={onDeleted} />
    </div>
  )
}
