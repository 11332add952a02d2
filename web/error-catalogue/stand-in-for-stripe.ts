import { vi } from 'vitest'

type Provider = { hasCardField: boolean; error: string }

// The script is asked once per page for its one function, so that what it does may change afterwards.
let provider: Provider = { hasCardField: true, error: '' }

/**
 * Stands in for the card provider's own script, which the browser would load: its field reports itself as ready, and
 * a payment method cannot be made, because of `error` or for want of the field.
 */
export function standInForStripe(given: Partial<Provider>): void {
  provider = { hasCardField: true, error: 'Not expected.', ...given }
  const field = {
    on: (event: string, tell: () => void) => {
      if (event === 'ready') setTimeout(tell, 0)
      return field
    },
    off: () => field,
    mount() {},
    update() {},
    destroy() {},
    focus() {},
  }
  const elements = {
    create: () => field,
    getElement: () => (provider.hasCardField ? field : null),
    update() {},
  }
  vi.stubGlobal('Stripe', () => ({
    elements: () => elements,
    createPaymentMethod: async () => ({ error: { type: 'api_error', message: provider.error } }),
    createToken() {},
    confirmCardPayment() {},
    handleNextAction() {},
    registerAppInfo() {},
    _registerWrapper() {},
  }))
}

/** The browser reports that the provider's script cannot be loaded; the provider's loader tries it twice. */
export async function failToLoadStripe(): Promise<void> {
  const tried = new Set<Element>()
  while (tried.size < 2) {
    const script = await vi.waitUntil(() => {
      const found = document.querySelector('script[src*="js.stripe.com"]')
      return found && !tried.has(found) && found
    })
    tried.add(script)
    script.dispatchEvent(new Event('error'))
  }
}
