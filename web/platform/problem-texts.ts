import type { ProblemData } from '#domain/problems.ts'
import type { WebProblemCode } from './api-problem.ts'

/** Where a problem is shown: at its form field, as a toast, as a dialog, in the page, or by leaving the page. */
export type ProblemPlace = 'field' | 'toast' | 'dialog' | 'inline' | 'redirect'

/** A link to where the problem can be lifted. */
type ProblemLink = { label: string; to: string }

type ProblemEntry = {
  title?: string
  text: string | ((data: ProblemData) => string)
  place: ProblemPlace
  link?: ProblemLink
}

const numberOf = (value: unknown, fallback: number) =>
  (typeof value === 'number' ? value : fallback).toLocaleString('en-US')

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

function waitText(data: ProblemData): string {
  const seconds = typeof data.retryAfterSeconds === 'number' ? data.retryAfterSeconds : 60
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? counted(seconds, 'second') : counted(minutes, 'minute')
  return `That was too many tries in a short time. Nothing is lost. Wait ${wait}, then try again.`
}

/**
 * The words for every problem: what happened, what it means, what to do now. Texts of the specification's
 * section 8 are word for word. A code of the catalogue without words here does not compile.
 */
const problemTexts: Record<WebProblemCode, ProblemEntry> = {
  network: {
    title: 'No connection',
    text: 'Wayfern could not be reached. Your text is kept. Check your internet connection, then try again.',
    place: 'inline',
  },
  'invalid-request': {
    title: 'Error',
    text: 'Something in this form does not fit. Nothing was changed. Check what you wrote, then try again.',
    place: 'inline',
  },
  'exercise-changed': {
    title: 'This exercise was changed',
    text: 'Its text was changed since you opened it. Load this page again. The exercise then begins anew.',
    place: 'inline',
  },
  'exercise-run-outdated': {
    title: 'You went on in another tab or on another device',
    text: 'This page shows that newer place now. Nothing there is lost.',
    place: 'inline',
  },
  'task-run-outdated': {
    title: 'You went on in another tab or on another device',
    text: 'This page shows that newer list now. Nothing there is lost.',
    place: 'inline',
  },
  'malformed-json': {
    title: 'Error',
    text: 'The request arrived damaged. Nothing was changed. Load this page again, then try again.',
    place: 'toast',
  },
  'invalid-reset-link': {
    title: 'This link does not work',
    text: 'The link was used already, or it is older than one hour. Ask for a new link.',
    place: 'inline',
  },
  'invalid-mail-link': {
    title: 'This link does not work',
    text: 'The link is not complete, or it belongs to a choice that was changed since. Nothing was changed. You can choose your emails in Settings.',
    place: 'inline',
  },
  'invalid-webhook-signature': {
    title: 'Error',
    text: 'The message of the payment provider could not be verified. Nothing was changed.',
    place: 'toast',
  },
  unauthenticated: { title: 'Authentication required', text: 'Sign in to go on.', place: 'redirect' },
  'invalid-credentials': {
    title: 'Error',
    text: 'Invalid email or password. Please try again.',
    place: 'toast',
  },
  'payment-declined': {
    title: 'Payment Error',
    text: ({ reason }) =>
      `Payment processing failed: ${typeof reason === 'string' ? reason : 'Unknown error'}`,
    place: 'toast',
  },
  'payment-required': {
    title: 'Payment Error',
    text: 'There is no payment for this email yet. Nothing was charged. Enter your card, then try again.',
    place: 'toast',
  },
  'subscription-ended': {
    title: 'Your subscription has ended',
    text: 'The coach answers only with a running subscription. Everything you saved is kept. To renew it, open Settings, then Account.',
    place: 'inline',
    link: { label: 'Renew subscription', to: '/dashboard/settings?tab=account' },
  },
  'cross-site-request': {
    title: 'Error',
    text: 'The request did not come from a page of Wayfern, so it was refused. Nothing was changed. Open Wayfern directly, then try again.',
    place: 'toast',
  },
  forbidden: {
    title: 'Error',
    text: 'Your account may not do this. Nothing was changed.',
    place: 'toast',
  },
  'too-many-words': {
    title: 'Your list is full',
    text: 'My words holds 500 sentences. This one was not kept. Delete one that you no longer need, then try again.',
    place: 'inline',
  },
  'too-many-tasks': {
    title: 'Your list is full',
    text: 'The task breaker holds 200 lists of steps. This one was not kept. Delete one that you no longer need, then try again.',
    place: 'inline',
  },
  'too-many-notes': {
    title: 'Your list is full',
    text: 'There is room for 500 notes from real life. This one was not kept. Delete one that you no longer need, then try again.',
    place: 'inline',
  },
  'newsletter-changed': {
    title: 'The newsletter has changed',
    text: 'Somebody changed, sent or deleted it since you opened it. Nothing was done. Your text is still in the form. Open the newsletter again to see how it is now.',
    place: 'toast',
  },
  'sharing-off': {
    title: 'Sharing is switched off',
    text: 'No link was made. Switch on "Share Progress with Healthcare Provider" in Settings, Privacy, then try again.',
    place: 'inline',
  },
  'token-reset-not-due': {
    title: 'Error',
    text: 'Failed to reset token usage. Your tokens are reset by themselves on the reset date.',
    place: 'toast',
  },
  'not-found': {
    title: 'Not found',
    text: 'What you asked for does not exist, or it was removed. Go back and choose something else.',
    place: 'inline',
  },
  'unknown-module': {
    title: 'Not found',
    text: 'There is no module with this name. Choose one from the menu.',
    place: 'inline',
  },
  'share-link-invalid': {
    title: 'This link does not work',
    text: 'The link is not complete, or it has ended. Ask the person who sent it for a new link.',
    place: 'inline',
  },
  'email-taken': {
    text: 'There is an account with this email already. Nothing was charged. Sign in, or use another email.',
    place: 'field',
  },
  'duplicate-message': {
    title: 'Already sent',
    text: 'This message has arrived already and was counted once. Send it again if you got no reply.',
    place: 'inline',
  },
  'payment-in-progress': {
    title: 'Payment Error',
    text: 'A payment for this email is being carried out now. You are not charged twice. Wait 2 minutes, then try again.',
    place: 'toast',
  },
  'payment-confirmation-needed': {
    title: 'Your bank asks for a confirmation',
    text: 'The payment is not finished. Confirm it with your bank, then go on here.',
    place: 'dialog',
  },
  'request-too-large': {
    title: 'Too long',
    text: 'This is more than can be sent at once. Nothing is lost. Make it shorter, then try again.',
    place: 'inline',
  },
  'image-too-large': {
    title: 'This picture is too large',
    text: ({ maxMegabytes, maxMegapixels }) =>
      `A picture can have up to ${numberOf(maxMegabytes, 5)} MB and ${numberOf(maxMegapixels, 25)} megapixels. Your picture was not changed. Choose a smaller one.`,
    place: 'inline',
  },
  'image-unreadable': {
    title: 'This file cannot be used',
    text: 'It is not a picture in PNG, JPEG or WebP format, or it is damaged. Your picture was not changed. Choose another file.',
    place: 'inline',
  },
  'message-too-long': {
    title: 'Your message is too long',
    text: ({ maxCharacters }) =>
      `A message can have up to ${numberOf(maxCharacters, 8_000)} characters. Your text is kept. Send it in two or more parts.`,
    place: 'inline',
  },
  'history-too-long': {
    title: 'This conversation is too long',
    text: 'The coach cannot read all of it at once. Your text is kept. Select "New conversation", then send it again. The chat in the menu begins anew when you load the page again.',
    place: 'inline',
  },
  'token-limit-exceeded': {
    title: 'Token Limit Exceeded',
    text: "You've reached your monthly token limit.",
    place: 'toast',
  },
  'rate-limited': { title: 'Please wait', text: waitText, place: 'inline' },
  unexpected: {
    title: 'Error',
    text: 'Something went wrong on our side. What you saved before is kept. Try again in a minute.',
    place: 'toast',
  },
  'account-creation-failed': {
    title: 'Error',
    text: 'Something went wrong. Please try again.',
    place: 'toast',
  },
  'usage-update-failed': { title: 'Error', text: 'Failed to update token usage', place: 'toast' },
  'model-failed': {
    title: 'No reply',
    text: 'The coach could not finish a reply. Your text is kept. Try again.',
    place: 'inline',
  },
  'payment-failed': {
    title: 'Payment Error',
    text: 'There was an issue processing your payment.',
    place: 'toast',
  },
  'model-unavailable': {
    title: 'No reply',
    text: 'The coach cannot be reached at the moment. Your text is kept. Try again in a few minutes.',
    place: 'inline',
  },
  'payment-provider-unavailable': {
    title: 'Payment Error',
    text: 'The payment provider cannot be reached at the moment. You are not charged twice. Try again in a few minutes.',
    place: 'toast',
  },
  'mail-unavailable': {
    title: 'Error',
    text: 'The email could not be sent at the moment. Try again in a few minutes.',
    place: 'toast',
  },
  'database-unavailable': {
    title: 'Error',
    text: 'Wayfern cannot read or save anything at the moment. Your text is kept on this device. Try again in a minute.',
    place: 'toast',
  },
  'model-timed-out': {
    title: 'No reply',
    text: 'The coach took too long to answer. Your text is kept. Try again.',
    place: 'inline',
  },
}

export type ProblemText = {
  title: string | undefined
  text: string
  place: ProblemPlace
  link: ProblemLink | undefined
}

/** The words for one problem, filled with its data. */
export function problemText(problem: { code: WebProblemCode; data: ProblemData }): ProblemText {
  // What lies between us and the server may answer with codes that are none of ours.
  const isKnown = Object.hasOwn(problemTexts, problem.code)
  const { title, text, place, link } = problemTexts[isKnown ? problem.code : 'unexpected']
  return { title, text: typeof text === 'string' ? text : text(problem.data), place, link }
}
