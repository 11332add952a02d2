export { SEND_NEWSLETTERS_JOB, sendNewsletters } from './send-newsletters.ts'
