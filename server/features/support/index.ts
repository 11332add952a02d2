export { sendSupportRequest } from './send-support-request.ts'
