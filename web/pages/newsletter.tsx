import { AccountFrame } from '../features/accounts/account-frame.tsx'
import { NewsletterPanel } from '../features/settings/mail-links/newsletter-panel.tsx'
import { mailLinkTexts } from '../features/settings/mail-links/texts.ts'
import { pageTitle } from '../platform/page-title.ts'
import { useLinkToken } from '../platform/use-link-token.ts'

export const meta = () => pageTitle(mailLinkTexts.newsletterPageTitle)

export default function NewsletterPage() {
  const token = useLinkToken()
  return (
    <AccountFrame>
      <NewsletterPanel token={token} />
    </AccountFrame>
  )
}
