import { fireEvent, waitFor, within } from '@testing-library/react'
import type { OpenedProduct } from '../testing/open-product.tsx'

/**
 * The page beside the menu, which has a chat of its own, once it is there. It is found by its element: a query by role looks
 * at all of the product, again after each change of it.
 */
export async function page() {
  return await waitFor(() => {
    const main = document.querySelector<HTMLElement>('main:has(h1)')
    if (!main) throw new Error('the page is not there')
    return within(main)
  })
}

/** Selects a button of the page by its words. */
export const select = (name: string) => async (): Promise<void> => {
  fireEvent.click(await (await page()).findByRole('button', { name }))
}

/** Writes a message into the chat of the page and sends it. */
export async function sendMessage({ user }: Pick<OpenedProduct, 'user'>, message = 'How do I say no?') {
  const input = await (await page()).findByLabelText('Your message')
  fireEvent.change(input, { target: { value: message } })
  await user.type(input, '{Enter}')
}
