import { installationReply } from '#domain/installation/contract.ts'
import { createRouter } from '../../platform/http/app-env.ts'
import { defineRoute, jsonReply } from '../../platform/http/define-route.ts'

const readInstallation = defineRoute(
  { access: 'open' },
  {
    method: 'get',
    path: '/installation',
    summary: 'How this installation is run',
    responses: { 200: jsonReply(installationReply, 'What every visitor may know') },
  },
)

export const installationRoutes = createRouter().openapi(readInstallation, (context) => {
  const { DEMO_MODE, SUPPORT_EMAIL } = context.var.services.env
  return context.json({ isDemoMode: DEMO_MODE, supportEmail: SUPPORT_EMAIL ?? null }, 200)
})
