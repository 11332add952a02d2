import { fireEvent, screen, within } from '@testing-library/react'
import type { OpenedProduct } from '../testing/open-product.tsx'

/** The page beside the menu, which has a chat of its own, once it is there. */
export async function page() {
  await screen.findByRole('heading', { level: 1 })
  return within(screen.getByRole('main'))
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
