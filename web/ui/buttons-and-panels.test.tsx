// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { Collapsible } from './collapsible.tsx'
import { Dialog } from './dialog.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RootErrorScreen } from './root-error-screen.tsx'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

describe('a button', () => {
  it('says what is pending and cannot be pressed meanwhile', async () => {
    const onClick = vi.fn()
    render(
      <Button pending pendingText="Signing in..." onClick={onClick}>
        Sign In
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Signing in...' }))
    expect(onClick).not.toHaveBeenCalled()
  })

  it('submits a form only when it is told to', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button>Back</Button>
        <Button type="submit">Continue to Payment</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('a button link', () => {
  it('goes through the router with `to`', async () => {
    const Page = createRoutesStub([
      { path: '/', Component: () => <ButtonLink to="/dashboard">Return to Dashboard</ButtonLink> },
      { path: '/dashboard', Component: () => <h1>Dashboard</h1> },
    ])
    render(<Page />)
    await userEvent.click(screen.getByRole('link', { name: 'Return to Dashboard' }))
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  })
})

describe('tabs', () => {
  const items = [
    { value: 'appearance', label: 'Appearance', content: 'Dark mode' },
    { value: 'privacy', label: 'Privacy', content: 'Data collection' },
    { value: 'ai', label: 'AI Companion', content: 'Reply length', hasTrigger: false },
  ]

  it('show one panel, and another by arrow key', async () => {
    render(<Tabs label="Settings" items={items} />)
    expect(screen.getByRole('tabpanel', { name: 'Appearance' }).textContent).toBe('Dark mode')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel', { name: 'Privacy' }).textContent).toBe('Data collection')
  })

  it('show a panel that has no tab of its own when its value is given', () => {
    render(<Tabs label="Settings" items={items} value="ai" />)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Appearance',
      'Privacy',
    ])
    expect(screen.getByRole('tabpanel', { name: 'AI Companion' }).textContent).toBe('Reply length')
  })
})

describe('a dialog', () => {
  function DeleteAccount() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete account</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Delete your account" description="Type DELETE.">
          <input aria-label="Confirmation" />
        </Dialog>
      </>
    )
  }

  it('is named and described, closes with Escape and gives the focus back', async () => {
    render(<DeleteAccount />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    const dialog = screen.getByRole('dialog', { name: 'Delete your account' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Type DELETE.',
    )
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Delete account')
  })
})

describe('a progress bar', () => {
  it.each([
    [-5, '0'],
    [37.25, '37.25'],
    [180, '100'],
  ])('draws %d percent at %s', (percent, drawn) => {
    render(<ProgressBar label="Tokens used" percent={percent} valueText="a value" />)
    const bar = screen.getByRole('progressbar', { name: 'Tokens used' })
    expect(bar.getAttribute('aria-valuenow')).toBe(drawn)
    expect(bar.getAttribute('aria-valuetext')).toBe('a value')
  })
})

describe('a collapsible part', () => {
  it('says what pressing its button does', async () => {
    render(
      <Collapsible showText="Show Details" hideText="Show Less">
        Interaction points
      </Collapsible>,
    )
    expect(screen.queryByText('Interaction points')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show Details' }))
    expect(screen.getByText('Interaction points')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Show Less' }).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('the error screen', () => {
  it('shows the heading, the error text, two ways on, and help', () => {
    render(<RootErrorScreen error={new Error('The list has no first entry')} />)
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy()
    expect(screen.getByText('The list has no first entry')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Load this page again' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/help#not-loaded')
  })
})
