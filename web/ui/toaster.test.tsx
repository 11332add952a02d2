// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NoticeList } from './notice-list.tsx'
import { toast, toastStore } from './toast.ts'
import { Toaster } from './toaster.tsx'

type User = ReturnType<typeof userEvent.setup>

afterEach(() => {
  act(() => toastStore.dismissAll())
  cleanup()
  vi.useRealTimers()
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

  it.each([
    ['one that waited comes after it was closed', (user: User) => user.keyboard('{Enter}')],
    ['another one takes its place', async () => act(() => toast({ title: 'Settings saved' }))],
  ])('gives the focus back, too, when %s', async (_, change) => {
    const user = userEvent.setup()
    render(
      <>
        <button type="button">Save</button>
        <Toaster />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    act(() => toast({ title: 'Subscription Created' }))
    act(() => toast({ title: 'Success!', isPatient: true }))
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Close')
    await change(user)
    expect(screen.getByRole('status').textContent).not.toContain('Subscription Created')
    expect(document.activeElement?.textContent).toBe('Save')
  })

  it('does not take the focus back to where it was once the person has left the message by themselves', async () => {
    const user = userEvent.setup()
    render(
      <>
        <button type="button">Save</button>
        <Toaster />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    act(() => toast({ title: 'Error', variant: 'destructive' }))
    await user.tab()
    await user.click(document.body)
    act(() => toastStore.dismiss())
    expect(document.activeElement).toBe(document.body)
  })

  it('holds the message that follows one under the pointer, too', () => {
    vi.useFakeTimers()
    render(<Toaster />)
    act(() => toast({ title: 'first' }))
    const region = screen.getByRole('region')
    fireEvent.pointerEnter(region)
    vi.spyOn(region, 'matches').mockImplementation((selector) => selector === ':hover')
    act(() => toast({ title: 'second' }))
    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.getByText('second')).toBeTruthy()
    fireEvent.pointerLeave(region)
    act(() => vi.advanceTimersByTime(5_000))
    expect(screen.queryByText('second')).toBeNull()
  })

  it('closes with Escape while it holds the focus', async () => {
    const user = userEvent.setup()
    render(<Toaster />)
    act(() => toast({ title: 'Error', variant: 'destructive' }))
    await user.tab()
    await user.keyboard('{Escape}')
    expect(toastStore.getState().shown).toBeNull()
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
