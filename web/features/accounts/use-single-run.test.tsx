// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useSingleRun } from './use-single-run.ts'

afterEach(cleanup)

describe('one action at a time', () => {
  it('ignores a second action until the first one has ended', async () => {
    let end: () => void = () => undefined
    const first = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
    const second = vi.fn(async () => undefined)
    const { result } = renderHook(useSingleRun)
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

  it('runs again after an action that failed', async () => {
    const { result } = renderHook(useSingleRun)
    const failure = new Error('failed')
    await act(() => expect(result.current.run(() => Promise.reject(failure))).rejects.toBe(failure))
    expect(result.current.isRunning).toBe(false)
  })

  it('gives the focus back to the button that was disabled meanwhile', async () => {
    function Page() {
      const { isRunning, run } = useSingleRun()
      return (
        <button type="button" disabled={isRunning} onClick={() => run(lose)}>
          Send
        </button>
      )
    }
    /** A browser takes the focus from a disabled button; jsdom does not. */
    async function lose() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    render(<Page />)
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')))
  })
})
