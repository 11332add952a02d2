import type { MailList } from '#domain/settings/unsubscribe-token.ts'

export const mailLinkTexts = {
  unsubscribePageTitle: 'Stop emails',
  newsletterPageTitle: 'Confirm the newsletter',
  badLinkTitle: 'This link does not work',
  badLink:
    'The link is not complete, or it belongs to a choice that was changed since. Nothing was changed. Open the newest email, or choose your emails in Settings.',
  toSettings: 'Open Settings',
  checking: 'Checking the link...',

  confirmTitle: 'Confirm the newsletter',
  confirm: 'Press the button to get the Wayfern newsletter by email. You can end it at any time.',
  confirmButton: 'Confirm the newsletter',
  confirming: 'Confirming...',
  confirmedTitle: 'The newsletter is confirmed',
  confirmed: 'You get the newsletter by email. Every newsletter has a link that ends it.',
} as const

type UnsubscribeTexts = { title: string; text: string; button: string; doneTitle: string; done: string }

const backOn = 'To get them again, switch them on in Settings, Notifications.'

/** By the kind of mail that the link ends. */
export const unsubscribeTexts: Record<MailList, UnsubscribeTexts> = {
  reminders: {
    title: 'Stop the daily reminders',
    text: 'Press the button to get no more daily reminders by email. Nothing else changes.',
    button: 'Stop the daily reminders',
    doneTitle: 'The daily reminders are stopped',
    done: `You get no more daily reminders. ${backOn}`,
  },
  newsletter: {
    title: 'Stop the newsletter',
    text: 'Press the button to get no more newsletters by email. Nothing else changes.',
    button: 'Stop the newsletter',
    doneTitle: 'The newsletter is stopped',
    done: `You get no more newsletters. ${backOn}`,
  },
}
export const stoppingText = 'Stopping...'
