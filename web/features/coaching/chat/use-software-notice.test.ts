// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useSoftwareNotice } from './use-software-notice.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** A chat that begins with its first message. */
const openSmallChat = () =>
  renderHook(({ hasBegun }) => useSoftwareNotice(hasBegun), { initialProps: { hasBegun: false } })

describe('"This is software, not a person" in a chat', () => {
  it('is shown at first use, and stays while the chat is on the screen', () => {
    const { result, rerender } = renderHook(() => useSoftwareNotice())
    expect(result.current).toBe(true)
    rerender()
    expect(result.current).toBe(true)
  })

  it('is shown in the chat beside a page with its first message', () => {
    const { result, rerender } = openSmallChat()
    expect(result.current).toBe(false)
    rerender({ hasBegun: true })
    expect(result.current).toBe(true)
  })

  it('is shown once a day, in whichever chat comes first', () => {
    const { result, rerender } = openSmallChat()
    renderHook(() => useSoftwareNotice())
    rerender({ hasBegun: true })
    expect(result.current).toBe(false)
  })
})
