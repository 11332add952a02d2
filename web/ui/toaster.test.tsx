// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { NoticeList } from './notice-list.tsx'
import { toast, toastStore } from './toast.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  act(() => toastStore.dismiss())
  cleanup()
})

describe('the toaster', () => {
  it('announces a success politely and an error at once', () => {
    render(<Toaster />)
    act(() => toast({ title: 'Welcome back!', description: 'Successfully signed in.' }))
    expect(screen.getByRole('status').textContent).toContain('Successfully signed in.')
    expect(screen.getByRole('alert').textContent).toBe('')
    act(() => toast({ title: 'Error', description: 'Failed to save your settings.', variant: 'destructive' }))
    expect(screen.getByRole('alert').textContent).toContain('Failed to save your settings.')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('closes by its button and gives the focus back to where it was', async () => {
    const user = userEvent.setup()
    render(
      <>
        <button type="button">Save</button>
        <Toaster />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    act(() => toast({ title: 'Error', variant: 'destructive' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(document.activeElement?.textContent).toBe('Save')
  })

  it('closes with Escape while it holds the focus', async () => {
    const user = userEvent.setup()
    render(<Toaster />)
    act(() => toast({ title: 'Error', variant: 'destructive' }))
    await user.tab()
    await user.keyboard('{Escape}')
    expect(toastStore.read().shown).toBeNull()
  })
})

describe('the notice list', () => {
  it('still holds a message that has closed', () => {
    render(<NoticeList />)
    act(() =>
      toast({ title: 'Token Usage Reset', description: 'Your token usage has been reset successfully.' }),
    )
    act(() => toastStore.dismiss())
    const button = screen.getByRole('button', { name: /^Notices \(\d+\)$/ })
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
    const lines = within(panel as HTMLElement).getAllByRole('listitem', { hidden: true })
    expect(lines[0]?.textContent).toContain('Your token usage has been reset successfully.')
  })
})
