import type {
  CardEntry,
  PaidReply,
  PaymentConfirmation,
  PaymentReply,
  PaymentRequest,
  ProductInfo,
} from '#domain/billing/contract.ts'
import { callApi } from '../../platform/call-api.ts'

/** What the payment step is told at its start; see `Plan` for what may be missing. */
export type PlanReply = { productInfo: Partial<ProductInfo>; cardEntry: CardEntry }

/** The calls of this feature, made before there is an account. Each throws an `ApiProblem`. */
export const billingCalls = {
  readPlan: (): Promise<PlanReply> => callApi('/billing/product', { outlivesVisit: true }),
  pay: (request: PaymentRequest): Promise<PaymentReply> =>
    callApi('/billing/payments', { method: 'POST', body: request, outlivesVisit: true }),
  /** After the bank's question: the server asks the provider how it ended. */
  confirm: (confirmation: PaymentConfirmation): Promise<PaidReply> =>
    callApi('/billing/payments/confirm', { method: 'POST', body: confirmation, outlivesVisit: true }),
}
