export { supportRoutes } from './routes.ts'
export { sendSupportRequest } from './send-support-request.ts'
