import { toast } from '../../ui/toast.ts'
import { billingTexts } from './texts.ts'

/** Shows a payment's failure. It stays until it is closed. */
export function showPaymentError(description: string): void {
  toast({ title: billingTexts.paymentErrorTitle, description, variant: 'destructive' })
}
