import { AccountFrame } from '../features/accounts/account-frame.tsx'
import { mailLinkTexts } from '../features/settings/mail-links/texts.ts'
import { UnsubscribePanel } from '../features/settings/mail-links/unsubscribe-panel.tsx'
import { pageTitle } from '../platform/page-title.ts'
import { useLinkToken } from '../platform/use-link-token.ts'

export const meta = () => pageTitle(mailLinkTexts.unsubscribePageTitle)

export default function UnsubscribePage() {
  const token = useLinkToken()
  return (
    <AccountFrame>
      <UnsubscribePanel token={token} />
    </AccountFrame>
  )
}
