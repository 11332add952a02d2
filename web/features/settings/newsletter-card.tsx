import type { NewsletterState } from '#domain/settings/newsletter.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { settingsApi } from './settings-api.ts'
import { notificationTexts as texts } from './texts.ts'
import { settingsToasts } from './toast-texts.ts'

async function sendAgain() {
  await settingsApi.askForNewsletterMail()
  toast(settingsToasts.mailAgain)
}

const sendAgainButton = (
  <ActionButton pendingText={texts.sendingAgain} action={sendAgain}>
    {texts.sendAgain}
  </ActionButton>
)

type NewsletterCardProps = { settings: Settings; newsletter: NewsletterState; email: string }

/** The newsletter with its two steps: switched on here, confirmed by the link in the mail. */
export function NewsletterCard({ settings, newsletter, email }: NewsletterCardProps) {
  return (
    <Card heading={texts.newsletterHeading}>
      <SettingSwitch settings={settings} name="newsletterEnabled" texts={texts.newsletterEnabled} />
      {newsletter === 'waiting' && (
        <div className="mt-3">
          <Banner title={texts.newsletterWaitingTitle} action={sendAgainButton}>
            {texts.newsletterWaiting(email)}
          </Banner>
        </div>
      )}
      {newsletter === 'confirmed' && <p className="mt-3 text-ink-soft">{texts.newsletterConfirmed}</p>}
    </Card>
  )
}
