import {
  mailLink,
  newsletterReply,
  settingsChange,
  settingsReply,
  unsubscribeReply,
} from '#domain/settings/contract.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineRoute, jsonBody, jsonReply, problemReplies } from '../../platform/http/define-route.ts'
import { changeSettings } from './change-settings.ts'
import { confirmNewsletterLink, readNewsletterLink, requestNewsletterConfirmation } from './newsletter.ts'
import { presentSettings } from './read-settings.ts'
import { unsubscribe } from './unsubscribe.ts'

/** A link cannot be guessed; the limit only spares the database. Mail providers unsubscribe many people from few addresses. */
const linkLimit = { name: 'mail-link', max: 600, windowSeconds: 15 * 60 }
const linkProblems = problemReplies('invalid-request', 'invalid-mail-link', 'rate-limited')

const read = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/settings',
    summary: "The caller's settings",
    responses: {
      200: jsonReply(settingsReply, 'All settings; what was never changed has its default'),
      ...problemReplies('unauthenticated'),
    },
  },
)

const change = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'patch',
    path: '/settings',
    summary: 'Change some settings; the others stay',
    description:
      'Switching the newsletter on sends a mail with a link that confirms it. When that mail cannot be handed on the change itself is kept, and the mail can be asked for again.',
    request: jsonBody(settingsChange),
    responses: {
      200: jsonReply(settingsReply, 'All settings after the change'),
      ...problemReplies('invalid-request', 'malformed-json', 'unauthenticated'),
      ...problemReplies('rate-limited', 'mail-unavailable'),
    },
  },
)

const askForConfirmation = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'post',
    path: '/settings/newsletter-confirmation',
    summary: 'Ask for the mail that confirms the newsletter once more',
    responses: {
      202: { description: 'Taken; nothing is sent when there is nothing to confirm' },
      ...problemReplies('unauthenticated', 'rate-limited', 'mail-unavailable'),
    },
  },
)

const readLink = defineRoute(
  { access: 'open', limit: linkLimit },
  {
    method: 'get',
    path: '/newsletter/confirmation',
    summary: 'What a confirmation link is about; confirms nothing',
    request: { query: mailLink },
    responses: { 200: jsonReply(newsletterReply, 'Whether it was confirmed'), ...linkProblems },
  },
)

const confirmLink = defineRoute(
  { access: 'open', limit: linkLimit },
  {
    method: 'post',
    path: '/newsletter/confirmation',
    summary: 'Confirm the newsletter by the link of the mail',
    request: jsonBody(mailLink),
    responses: { 200: jsonReply(newsletterReply, 'Confirmed'), ...linkProblems },
  },
)

const endMails = defineRoute(
  { access: 'open', limit: linkLimit },
  {
    method: 'post',
    path: '/unsubscribe',
    summary: 'End a kind of mail by the link of the mail',
    request: jsonBody(mailLink),
    responses: { 200: jsonReply(unsubscribeReply, 'What was ended'), ...linkProblems },
  },
)

const endMailsInOneClick = defineRoute(
  { access: 'open', limit: linkLimit },
  {
    method: 'post',
    path: '/unsubscribe',
    summary: 'What a mail program calls for its own unsubscribe button (RFC 8058)',
    request: { query: mailLink },
    responses: { 200: jsonReply(unsubscribeReply, 'What was ended'), ...linkProblems },
  },
)

export const settingsRoutes = createRouter()
  .openapi(read, async (context) => {
    return context.json(await presentSettings(context.var.services, sessionOf(context).user.id), 200)
  })
  .openapi(change, async (context) => {
    const { services } = context.var
    const { user } = sessionOf(context)
    const { before, after } = await changeSettings(services, user.id, context.req.valid('json'))
    if (after.newsletterEnabled && !before.newsletterEnabled)
      await requestNewsletterConfirmation(services, user.id)
    return context.json(await presentSettings(services, user.id), 200)
  })
  .openapi(askForConfirmation, async (context) => {
    await requestNewsletterConfirmation(context.var.services, sessionOf(context).user.id)
    return context.body(null, 202)
  })
  .openapi(readLink, async (context) => {
    const { token } = context.req.valid('query')
    return context.json({ newsletter: await readNewsletterLink(context.var.services, token) }, 200)
  })
  .openapi(confirmLink, async (context) => {
    const { token } = context.req.valid('json')
    return context.json({ newsletter: await confirmNewsletterLink(context.var.services, token) }, 200)
  })
  .openapi(endMails, async (context) => {
    const { token } = context.req.valid('json')
    return context.json({ unsubscribedFrom: await unsubscribe(context.var.services, token) }, 200)
  })

/** Beside `/api`, at the very address that a person opens: mail programs know one link only. */
export const oneClickUnsubscribeRoutes = createRouter().openapi(endMailsInOneClick, async (context) => {
  const { token } = context.req.valid('query')
  return context.json({ unsubscribedFrom: await unsubscribe(context.var.services, token) }, 200)
})
