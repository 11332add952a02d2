// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeProduct, openProduct } from '#web/testing/open-product.tsx'

afterEach(closeProduct)

it('the page behind the link of a mail has a skip link, help, and a way back', async () => {
  await openProduct('/confirm-email?token=abc')
  expect(await screen.findByRole('button', { name: 'Confirm address' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Get help/ }).getAttribute('href')).toBe('/help#confirm-email')
  expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe('/')
})
