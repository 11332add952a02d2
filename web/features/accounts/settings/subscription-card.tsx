import { useState } from 'react'
import type { SubscriptionReply } from '#domain/billing/contract.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { toast } from '../../../ui/toast.ts'
import { accountSettingsCalls } from './account-settings-calls.ts'
import { CancelButton } from './cancel-button.tsx'
import { CardDialog, type RenderCard } from './card-dialog.tsx'
import type { CardPurpose } from './change-card.ts'
import { ownAccount, useSubscription } from './own-account-queries.ts'
import { SubscriptionBanner } from './subscription-banner.tsx'
import { subscriptionFacts } from './subscription-facts.ts'
import { subscriptionToasts, subscriptionTexts as texts } from './texts.ts'

async function resume() {
  ownAccount.subscription(await accountSettingsCalls.resumeSubscription())
  toast(subscriptionToasts.resumed)
}

type ActionsProps = { subscription: SubscriptionReply; onCard: (purpose: CardPurpose) => void }

function Actions({ subscription, onCard }: ActionsProps) {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  if (status === 'ended') return <Button onClick={() => onCard('renew')}>{texts.renew}</Button>
  const isOverdue = status === 'past_due'
  return (
    <>
      {cancelAtPeriodEnd && (
        <ActionButton variant="primary" pendingText={texts.resuming} action={resume}>
          {texts.resume}
        </ActionButton>
      )}
      <Button
        variant={isOverdue ? 'primary' : 'secondary'}
        onClick={() => onCard(isOverdue ? 'overdue' : 'card')}
      >
        {texts.updateCard}
      </Button>
      {!cancelAtPeriodEnd && currentPeriodEnd && <CancelButton periodEnd={currentPeriodEnd} />}
    </>
  )
}

type SubscriptionCardProps = { payer: { name: string; email: string }; renderCard: RenderCard }

/** The plan, what is charged next, and everything that can be done about it. */
export function SubscriptionCard({ payer, renderCard }: SubscriptionCardProps) {
  const query = useSubscription()
  const [purpose, setPurpose] = useState<CardPurpose | null>(null)
  return (
    <Card heading={texts.heading}>
      <Loaded query={query} texts={texts.load}>
        {(subscription) => (
          <div className="flex flex-col gap-5">
            <SubscriptionBanner subscription={subscription} />
            <FactList
              facts={subscriptionFacts(subscription)}
              className="grid gap-4 sm:grid-cols-2"
              valueClass="font-heading"
            />
            <div className="flex flex-wrap gap-3">
              <Actions subscription={subscription} onCard={setPurpose} />
            </div>
          </div>
        )}
      </Loaded>
      {purpose && (
        <CardDialog
          purpose={purpose}
          payer={payer}
          renderCard={renderCard}
          onClose={() => setPurpose(null)}
        />
      )}
    </Card>
  )
}
