// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toast, toastStore } from '../ui/toast.ts'
import { ApiProblem } from './api-problem.ts'
import { forgetPerson } from './private-data.ts'
import { useAction } from './use-action.ts'

afterEach(cleanup)

describe('one action at a time', () => {
  it('ignores a second action until the first one has ended', async () => {
    let end: () => void = () => undefined
    const first = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
    const second = vi.fn(async () => undefined)
    const { result } = renderHook(() => useAction((action: () => Promise<void>) => action()))
    await act(async () => {
      void result.current.run(first)
      void result.current.run(second)
    })
    expect(result.current.isRunning).toBe(true)
    expect(second).not.toHaveBeenCalled()

    await act(async () => end())
    expect(result.current.isRunning).toBe(false)
    await act(() => result.current.run(second))
    expect(second).toHaveBeenCalledOnce()
  })

  it('tells what failed, and runs again', async () => {
    const told = vi.fn()
    const { result } = renderHook(() => useAction((action: () => Promise<void>) => action(), told))
    const failure = new ApiProblem('network')
    await act(() => result.current.run(() => Promise.reject(failure)))
    expect(told).toHaveBeenCalledExactlyOnceWith(failure)
    expect(result.current.isRunning).toBe(false)
  })

  it('takes its error back when it is tried again, and no other', async () => {
    const fail = () => Promise.reject(new ApiProblem('network'))
    const [own, other] = [renderHook(() => useAction(fail)), renderHook(() => useAction(fail))]
    await act(() => own.result.current.run())
    toast({ title: 'Success!', isPatient: true })
    await act(() => other.result.current.run())
    expect(toastStore.getState().shown?.title).toBe('No connection')
    act(() => toastStore.dismiss())
    expect(toastStore.getState().shown?.title).toBe('Success!')
    act(() => toastStore.dismiss())

    let told: string | undefined
    const look = async () => {
      told = toastStore.getState().shown?.title
      throw new ApiProblem('network')
    }
    const again = renderHook(() => useAction(look))
    await act(() => again.result.current.run())
    toast({ title: 'Welcome!', isPatient: true })
    await act(() => again.result.current.run())
    expect(told).toBe('Welcome!')
    toastStore.dismissAll()
  })

  it('tells the next person nothing of what failed for the one before', async () => {
    const told = vi.fn()
    const { result } = renderHook(() => useAction((action: () => Promise<void>) => action(), told))
    const failing = Promise.withResolvers<void>()
    await act(async () => void result.current.run(() => failing.promise))
    forgetPerson()
    await act(async () => failing.reject(new ApiProblem('network')))
    expect(told).not.toHaveBeenCalled()
    expect(result.current.isRunning).toBe(false)
  })

  it('gives the focus back to the button that was disabled meanwhile', async () => {
    /** A browser takes the focus from a disabled button; jsdom does not. */
    async function lose() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    function Page() {
      const { isRunning, run } = useAction(lose)
      return (
        <button type="button" disabled={isRunning} onClick={() => run()}>
          Send
        </button>
      )
    }
    render(<Page />)
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')))
  })
})
