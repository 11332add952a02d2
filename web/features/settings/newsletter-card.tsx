import { useState } from 'react'
import type { NewsletterState } from '#domain/settings/newsletter.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { toastProblem } from '../../platform/toast-problem.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { settingsApi } from './settings-api.ts'
import { notificationTexts as texts } from './texts.ts'
import { settingsToasts } from './toast-texts.ts'

function SendAgain() {
  const [isSending, setSending] = useState(false)
  async function send() {
    setSending(true)
    try {
      await settingsApi.askForNewsletterMail()
      toast(settingsToasts.mailAgain)
    } catch (error) {
      toastProblem(toApiProblem(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <Button variant="secondary" pending={isSending} pendingText={texts.sendingAgain} onClick={send}>
      {texts.sendAgain}
    </Button>
  )
}

type NewsletterCardProps = { settings: Settings; newsletter: NewsletterState; email: string }

/** The newsletter with its two steps: switched on here, confirmed by the link in the mail. */
export function NewsletterCard({ settings, newsletter, email }: NewsletterCardProps) {
  return (
    <Card heading={texts.newsletterHeading}>
      <SettingSwitch settings={settings} name="newsletterEnabled" texts={texts.newsletterEnabled} />
      {newsletter === 'waiting' && (
        <div className="mt-3">
          <Banner title={texts.newsletterWaitingTitle} action={<SendAgain />}>
            {texts.newsletterWaiting(email)}
          </Banner>
        </div>
      )}
      {newsletter === 'confirmed' && <p className="mt-3 text-ink-soft">{texts.newsletterConfirmed}</p>}
    </Card>
  )
}
