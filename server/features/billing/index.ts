export { claimPayment } from './claim-payment.ts'
