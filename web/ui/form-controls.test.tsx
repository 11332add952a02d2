// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { SelectInput } from './select-input.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

afterEach(cleanup)

describe('a field', () => {
  it.each([
    ['text input', <TextInput key="1" />],
    ['text area', <TextArea key="2" />],
    ['select', <SelectInput key="3" />],
  ])('gives its label, error and hint to a %s', (_, control) => {
    render(
      <Field label="Password" hint="At least 6 characters." error="Password is required">
        {control}
      </Field>,
    )
    const input = screen.getByLabelText('Password')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Password is required',
      'At least 6 characters.',
    ])
  })

  it('says nothing about errors when there are none', () => {
    render(
      <Field label="Email">
        <TextInput type="email" />
      </Field>,
    )
    const input = screen.getByLabelText('Email')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })
})

describe('a checkbox', () => {
  const label = (
    <>
      I accept the <a href="/terms">terms and conditions</a> and <a href="/privacy">privacy policy</a>
    </>
  )

  it('is named by its whole label, links included', async () => {
    render(<Checkbox label={label} />)
    const box = screen.getByRole('checkbox', { name: 'I accept the terms and conditions and privacy policy' })
    expect((box as HTMLInputElement).checked).toBe(false)
    await userEvent.click(screen.getByText(/I accept the/))
    expect((box as HTMLInputElement).checked).toBe(true)
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy')
  })

  it('carries its error', () => {
    render(<Checkbox label={label} error="You must accept the terms and conditions" />)
    const box = screen.getByRole('checkbox')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'You must accept the terms and conditions',
    )
  })
})

describe('a switch', () => {
  it('reports the new state, and nothing while it is disabled', async () => {
    const onCheckedChange = vi.fn()
    const { rerender } = render(
      <Switch label="Dark mode" checked={false} onCheckedChange={onCheckedChange} />,
    )
    await userEvent.click(screen.getByRole('switch', { name: 'Dark mode' }))
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
    rerender(<Switch label="Dark mode" checked={false} onCheckedChange={onCheckedChange} disabled />)
    await userEvent.click(screen.getByRole('switch', { name: 'Dark mode' }))
    expect(onCheckedChange).toHaveBeenCalledOnce()
  })
})
