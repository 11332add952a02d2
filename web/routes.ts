import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/landing.tsx'),
  route('learn-more', 'pages/learn-more.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('safety', 'pages/safety.tsx'),
  route('accessibility', 'pages/accessibility.tsx'),
  layout('pages/app-layout.tsx', [
    route('signup', 'pages/sign-up.tsx'),
    route('reset-password', 'pages/reset-password.tsx'),
    route('confirm-email', 'pages/confirm-email.tsx'),
    route('unsubscribe', 'pages/unsubscribe.tsx'),
    route('newsletter', 'pages/newsletter.tsx'),
    route('shared', 'pages/shared.tsx'),
    route('dashboard', 'pages/dashboard-layout.tsx', [
      index('pages/assistant.tsx'),
      route('questionnaire', 'pages/questionnaire.tsx'),
      route('gamification', 'pages/gamification.tsx'),
      route('progress-report', 'pages/progress-report.tsx'),
      route('profile', 'pages/profile.tsx'),
      route('settings', 'pages/settings.tsx'),
      route('help', 'pages/help.tsx'),
      route('calm', 'pages/calm.tsx'),
      route('energy', 'pages/energy.tsx'),
      route('safety-plan', 'pages/safety-plan.tsx'),
      route('support', 'pages/support.tsx'),
      route('operator', 'pages/operator.tsx'),
      ...prefix('modules', [route(':slug', 'pages/coaching-module.tsx')]),
    ]),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
