import type { BrowserContext } from 'playwright'
import { type Details, freshDetails } from './sign-up-steps.ts'

/**
 * An account with a running subscription, made by the calls that the sign-up page makes; the context is signed in
 * afterwards. For journeys that are not about signing up. `paymentMethodId` is a test card's reference.
 */
export async function signUpByApi(
  context: BrowserContext,
  url: string,
  details: Details = freshDetails(),
): Promise<Details> {
  const { name, email } = details
  const calls = [
    ['/api/billing/payments', { name, email, paymentMethodId: 'pm_card_visa' }],
    ['/api/sign-up', { ...details, acceptTerms: true }],
  ] as const
  for (const [path, data] of calls) {
    const reply = await context.request.post(url + path, { data })
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
  }
  return details
}
