import { ButtonLink } from '../../../ui/button-link.tsx'
import { DeletionBanner } from './deletion-banner.tsx'
import { useSubscription } from './own-account-queries.ts'
import { SubscriptionBanner } from './subscription-banner.tsx'
import { subscriptionTexts as texts } from './texts.ts'

/** What a person must know on every page: the account will be deleted, a payment failed, the plan ended. */
export function AccountNotices() {
  const subscription = useSubscription().data
  const toAccount = (
    <ButtonLink variant="secondary" to="/dashboard/settings?tab=account">
      {texts.toAccount}
    </ButtonLink>
  )
  return (
    <div className="flex flex-col gap-4 not-empty:mb-6">
      <DeletionBanner />
      {subscription && <SubscriptionBanner subscription={subscription} action={toAccount} />}
    </div>
  )
}
