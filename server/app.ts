import { secureHeaders } from 'hono/secure-headers'
import { Problem } from '#domain/problems.ts'
import { avatarTooLarge, MAX_AVATAR_BYTES } from '#domain/profile/avatar-limits.ts'
import { accountDataRoutes } from './features/account-data/routes.ts'
import { ownAccountRoutes } from './features/accounts/own-account-routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { billingRoutes } from './features/billing/routes.ts'
import { subscriptionRoutes } from './features/billing/subscription-routes.ts'
import { coachingRoutes } from './features/coaching/routes.ts'
import { conversationRoutes } from './features/conversations/routes.ts'
import { energyRoutes } from './features/energy/routes.ts'
import { homeRoutes } from './features/home/routes.ts'
import { installationRoutes } from './features/installation/routes.ts'
import { newsletterRoutes } from './features/newsletters/routes.ts'
import { operatorRoutes } from './features/operator/routes.ts'
import { ownWordsRoutes } from './features/own-words/routes.ts'
import { noteRoutes } from './features/practice/note-routes.ts'
import { roundRoutes } from './features/practice/round-routes.ts'
import { practiceRoutes } from './features/practice/routes.ts'
import { AVATAR_UPLOAD_PATH, avatarRoutes, profileRoutes } from './features/profile/routes.ts'
import { progressRoutes } from './features/progress/routes.ts'
import { questionnaireRoutes } from './features/questionnaire/routes.ts'
import { rewritingRoutes } from './features/rewriting/routes.ts'
import { safetyRoutes } from './features/safety/routes.ts'
import { oneClickUnsubscribeRoutes, settingsRoutes } from './features/settings/routes.ts'
import { sharingRoutes } from './features/sharing/routes.ts'
import { setPrivateHeaders } from './features/sharing/set-private-headers.ts'
import { skillsRoutes } from './features/skills/routes.ts'
import { supportRoutes } from './features/support/routes.ts'
import { taskRoutes } from './features/tasks/routes.ts'
import { tokenAllowanceRoutes } from './features/token-allowance/routes.ts'
import { translatingRoutes } from './features/translating/routes.ts'
import { createRouter } from './platform/http/app-env.ts'
import { limitBody } from './platform/http/limit-body.ts'
import { checkOrigin } from './platform/http/origin-check.ts'
import { respondWithProblem } from './platform/http/problem-response.ts'
import { refuseDoubtfulHost } from './platform/http/refuse-doubtful-host.ts'
import { SECURITY_CONTACT_PATH, sendSecurityContact } from './platform/http/security-contact.ts'
import { permissionsPolicy } from './platform/http/security-headers.ts'
import { createWebPages } from './platform/http/web-pages.ts'
import { eventRoutes } from './platform/live-events/event-routes.ts'
import type { Services } from './services.ts'

const featureRoutes = [
  accountDataRoutes,
  accountRoutes,
  billingRoutes,
  coachingRoutes,
  conversationRoutes,
  energyRoutes,
  homeRoutes,
  ownWordsRoutes,
  eventRoutes,
  installationRoutes,
  newsletterRoutes,
  operatorRoutes,
  ownAccountRoutes,
  practiceRoutes,
  roundRoutes,
  noteRoutes,
  profileRoutes,
  progressRoutes,
  questionnaireRoutes,
  rewritingRoutes,
  safetyRoutes,
  settingsRoutes,
  sharingRoutes,
  skillsRoutes,
  subscriptionRoutes,
  supportRoutes,
  taskRoutes,
  tokenAllowanceRoutes,
  translatingRoutes,
]

/** The whole HTTP surface over the given services: the API below `/api`, the built web application beside it. */
export function createApp(services: Services, options: { webDirectory: string }) {
  const app = createRouter()
  app.onError((error, context) => respondWithProblem(error, context))
  app.notFound((context) => respondWithProblem(new Problem('not-found'), context))

  app.use(async (context, next) => {
    context.set('services', services)
    context.set('requestId', crypto.randomUUID())
    context.set('session', null)
    await next()
    // On the reply itself: `context.header` would copy a finished reply, its body's stream included.
    context.res.headers.set('X-Request-Id', context.get('requestId'))
  })
  app.use('/shared/*', setPrivateHeaders)
  app.use('/api/shared/*', setPrivateHeaders)
  app.use(
    secureHeaders({
      crossOriginEmbedderPolicy: false,
      strictTransportSecurity: services.env.PUBLIC_URL.startsWith('https:') ? 'max-age=31536000' : false,
      referrerPolicy: 'same-origin',
      xFrameOptions: 'DENY',
      permissionsPolicy: permissionsPolicy(services.env.STRIPE_SECRET_KEY !== undefined),
    }),
    refuseDoubtfulHost,
  )
  app.use('/api/*', checkOrigin, async (context, next) => {
    await next()
    // Replies are one person's own data; no cache between us and them may keep a copy.
    const { headers } = context.res
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  })
  app.use(
    '/api/*',
    limitBody({
      [`/api${AVATAR_UPLOAD_PATH}`]: { maxBytes: MAX_AVATAR_BYTES, refuse: avatarTooLarge },
    }),
  )

  app.get('/api/health', async (context) => {
    await services.databaseHealth.check()
    return context.json({ status: 'ok' })
  })
  for (const routes of featureRoutes) app.route('/api', routes)
  for (const routes of [avatarRoutes, oneClickUnsubscribeRoutes]) app.route('/', routes)
  app.openAPIRegistry.registerComponent('securitySchemes', 'sessionCookie', {
    type: 'apiKey',
    in: 'cookie',
    name: 'wayfern.session_token',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  app.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: 'Wayfern', version: '1' } })
  app.all('/api/*', () => {
    throw new Problem('not-found')
  })

  app.get(SECURITY_CONTACT_PATH, sendSecurityContact)
  app.route(
    '/',
    createWebPages({
      directory: options.webDirectory,
      allowStripe: services.env.STRIPE_SECRET_KEY !== undefined,
    }),
  )
  return app
}
