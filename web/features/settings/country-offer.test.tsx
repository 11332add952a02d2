// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CountryChoice } from './country-choice.tsx'
import { CountryOffer } from './country-offer.tsx'
import { ownSettings } from './own-settings.ts'

function open(country: string | null, offered: string | null) {
  const change = vi.spyOn(ownSettings, 'change').mockResolvedValue(undefined)
  const offer = (chosen: string | null) => <CountryOffer country={chosen} offered={offered} />
  const { rerender } = render(offer(country))
  return {
    change,
    user: userEvent.setup(),
    /** The settings have the country. */
    save: (chosen: string) => act(() => rerender(offer(chosen))),
  }
}
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('cannot be chosen before it is known which country was chosen', () => {
  render(<CountryChoice country={null} offered="US" isKnown={false} />)
  expect(screen.getByLabelText<HTMLSelectElement>('Your country').disabled).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
})

describe('the offer of a country', () => {
  it('is accepted with one tap, says so, and keeps the focus', async () => {
    const { change, user, save } = open(null, 'US')
    expect(screen.getByText('Your time zone suggests United States. Is that right?')).toBeTruthy()
    await user.click(button('Yes, United States'))
    expect(change).toHaveBeenCalledExactlyOnceWith({ country: 'US' })
    save('US')
    expect(screen.getByRole('status').textContent).toMatch(/^Saved: United States\./)
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('leads to all countries with one tap', async () => {
    const { change, user } = open(null, 'US')
    await user.click(button('No, choose another country'))
    await user.selectOptions(screen.getByLabelText('Your country'), 'Switzerland')
    expect(change).toHaveBeenCalledExactlyOnceWith({ country: 'CH' })
  })

  it('asks without a suggestion where the time zone gives none', async () => {
    const { user } = open(null, null)
    await user.click(button('Choose your country'))
    expect(screen.getByLabelText('Your country')).toBeTruthy()
  })

  it('is not made to who has chosen before', () => {
    open('GB', null)
    expect(document.body.textContent).toBe('')
  })
})
