// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
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

  it('makes way for what has the focus', async () => {
    const user = userEvent.setup()
    render(
      <>
        <button type="button">Far</button>
        <button type="button">Near</button>
        <Toaster />
      </>,
    )
    const near = screen.getByRole('button', { name: 'Near' })
    const region = screen.getByRole('region')
    const far = screen.getByRole('button', { name: 'Far' })
    near.getBoundingClientRect = () => new DOMRect(900, 100, 100, 40)
    far.getBoundingClientRect = () => new DOMRect(0, 100, 100, 40)
    region.getBoundingClientRect = () =>
      region.className.includes('bottom-4') ? new DOMRect(800, 700, 300, 80) : new DOMRect(800, 80, 300, 80)
    act(() => toast({ title: 'Copied' }))
    await user.tab()
    expect(region.className).toContain('top-20')
    await user.tab()
    expect(document.activeElement).toBe(near)
    expect(region.className).toContain('bottom-4')
  })

  it('comes where it covers no heading, and stays there', () => {
    render(
      <>
        <main>
          <h1>Title</h1>
          <button type="button">Save</button>
        </main>
        <Toaster />
      </>,
    )
    const region = screen.getByRole('region')
    screen.getByRole('heading').getBoundingClientRect = () => new DOMRect(0, 100, 300, 40)
    screen.getByRole('button').getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 60, 300, 40)
    region.getBoundingClientRect = () => new DOMRect(0, 80, 300, 80)
    act(() => toast({ title: '+2 learning points!' }))
    expect(region.className).toContain('bottom-4')
    screen.getByRole('heading').getBoundingClientRect = () => new DOMRect(0, 900, 300, 40)
    act(() => toast({ title: 'Settings saved' }))
    expect(region.className).toContain('top-20')
  })

  describe('in a chat on a phone', () => {
    const box = (element: Element, y: number, height: number) => {
      element.getBoundingClientRect = () => new DOMRect(0, y, 360, height)
    }
    /** A window as tall as jsdom's, with the reply at its upper place and the composer at its lower one. */
    function renderChat() {
      render(
        <>
          <main>
            <p data-reply="">A reply.</p>
            <textarea aria-label="Your message" />
          </main>
          <Toaster />
        </>,
      )
      const region = screen.getByRole('region')
      box(region, 80, 80)
      box(screen.getByRole('textbox'), window.innerHeight - 100, 48)
      return { region, reply: screen.getByText('A reply.') }
    }

    it('covers neither the beginning of a reply nor the composer', () => {
      const { region, reply } = renderChat()
      box(reply, 100, 1_000)
      act(() => toast({ title: 'Achievement Unlocked!' }))
      const top = Number.parseInt(region.style.top, 10)
      expect(top).toBeGreaterThanOrEqual(100 + 120)
      expect(top + 80).toBeLessThanOrEqual(window.innerHeight - 100)
    })

    it('does not make way for a reply that its list has scrolled away below itself', () => {
      const { region, reply } = renderChat()
      const list = document.createElement('div')
      list.style.overflowY = 'auto'
      box(list, 0, 90)
      reply.replaceWith(list)
      list.append(reply)
      box(reply, 100, 1_000)
      act(() => toast({ title: '+2 learning points!' }))
      expect(region.className).toContain('top-20')
    })

    it('makes way for a reply whose beginning a list has scrolled below it', () => {
      const { region, reply } = renderChat()
      box(reply, 1_000, 30)
      act(() => toast({ title: '+2 learning points!' }))
      expect(region.className).toContain('top-20')
      box(reply, 100, 30)
      act(() => void reply.dispatchEvent(new Event('scrollend')))
      expect(Number.parseInt(region.style.top, 10)).toBeGreaterThanOrEqual(220)
    })

    it('makes way for a reply that begins below it', async () => {
      const { region, reply } = renderChat()
      box(reply, 1_000, 30)
      act(() => toast({ title: '+2 learning points!' }))
      expect(region.className).toContain('top-20')
      const next = document.createElement('p')
      next.setAttribute('data-reply', '')
      box(next, 100, 30)
      document.querySelector('main')?.append(next)
      await waitFor(() => expect(Number.parseInt(region.style.top, 10)).toBeGreaterThanOrEqual(220))
    })
  })

  it('makes way for the button of a form that was scrolled below it', async () => {
    render(
      <>
        <main>
          <button type="submit">Pay</button>
        </main>
        <Toaster />
      </>,
    )
    const region = screen.getByRole('region')
    const pay = screen.getByRole('button', { name: 'Pay' })
    region.getBoundingClientRect = () => new DOMRect(0, 80, 360, 80)
    pay.getBoundingClientRect = () => new DOMRect(0, 900, 360, 40)
    act(() => toast({ title: 'Error', variant: 'destructive' }))
    expect(region.className).toContain('top-20')
    act(() => document.dispatchEvent(new Event('scrollend')))
    expect(region.className).toContain('top-20')
    pay.getBoundingClientRect = () => new DOMRect(0, 100, 360, 40)
    act(() => document.dispatchEvent(new Event('scrollend')))
    expect(region.className).toContain('bottom-4')
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
