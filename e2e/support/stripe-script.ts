export type CardField = {
  /** False: the provider has lost its field. */
  isThere: boolean
  /** The answer to the next payment method that is asked for. */
  outcome: unknown
  /** What payment methods were asked for. */
  calls: unknown[]
  /** The publishable key that the provider was started with. */
  key: string
}

type ProviderWindow = {
  cardField: CardField
  askBank: (clientSecret: string) => Promise<unknown>
  Stripe: (key: string) => unknown
}

/** Runs in the page, as the provider's own script does. Its card field is a plain input. */
function provideStripe(): void {
  const page = window as unknown as ProviderWindow
  page.cardField = { isThere: true, outcome: { paymentMethod: { id: 'pm_card_visa' } }, calls: [], key: '' }
  const input = document.createElement('input')
  input.ariaLabel = 'Card of the provider'
  const field = {
    on(event: string, listener: () => void) {
      if (event === 'ready') setTimeout(listener, 0)
      return field
    },
    off: () => field,
    mount: (place: Element) => place.append(input),
    update() {},
    destroy() {},
    focus: () => input.focus(),
  }
  const elements = { create: () => field, getElement: () => page.cardField.isThere && field, update() {} }
  page.Stripe = (key) => {
    page.cardField.key = key
    return {
      elements: () => elements,
      async createPaymentMethod({
        type,
        billing_details: payer,
      }: {
        type: string
        billing_details: unknown
      }) {
        page.cardField.calls.push({ type, payer })
        return page.cardField.outcome
      },
      handleNextAction: ({ clientSecret }: { clientSecret: string }) => page.askBank(clientSecret),
      createToken() {},
      confirmCardPayment() {},
      registerAppInfo() {},
      _registerWrapper() {},
    }
  }
}

/** The text of a script that stands in for the card provider's own. A page has to offer it `askBank`. */
export const stripeScript = `(${provideStripe})()`
