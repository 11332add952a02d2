// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calmScreen } from '#web/platform/calm-screen.ts'
import { forgetPerson } from '#web/platform/private-data.ts'
import { BreakOffer } from './break-offer.tsx'

const MINUTE_MS = 60_000
const offer = () => screen.queryByText('You have used Wayfern for three hours')

function open() {
  return render(
    <main tabIndex={-1}>
      <BreakOffer />
    </main>,
  )
}
/** The person does something every ten minutes. */
function use(minutes: number) {
  for (let passed = 0; passed < minutes; passed += 10) {
    vi.advanceTimersByTime(10 * MINUTE_MS)
    fireEvent.keyDown(window, { key: 'a' })
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  act(calmScreen.close)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('after three hours of continuous use', () => {
  it('says that this is software and offers a break, but not before', () => {
    open()
    use(170)
    expect(offer()).toBeNull()
    use(10)
    expect(offer()).toBeTruthy()
    expect(screen.getByText(/^This is software, not a person\./)).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
  })

  it('counts over reloads and pages', () => {
    const { unmount } = open()
    use(170)
    unmount()
    open()
    use(10)
    expect(offer()).toBeTruthy()
  })

  it('counts anew after a pause of more than fifteen minutes', () => {
    open()
    use(170)
    vi.advanceTimersByTime(16 * MINUTE_MS)
    use(20)
    expect(offer()).toBeNull()
  })

  it('goes away with "Go on", gives the focus to the page, and comes again three hours later', () => {
    open()
    use(180)
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    expect(offer()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('main'))
    use(170)
    expect(offer()).toBeNull()
    use(10)
    expect(offer()).toBeTruthy()
  })

  it('is shown again after a reload until it is answered', () => {
    const { unmount } = open()
    use(180)
    unmount()
    open()
    expect(offer()).toBeTruthy()
  })

  it('leads to the calm screen', () => {
    open()
    use(180)
    fireEvent.click(screen.getByRole('button', { name: 'Open the calm screen' }))
    expect(calmScreen.getState()).toBe(true)
    expect(offer()).toBeNull()
  })

  it('works where nothing can be stored', () => {
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    open()
    use(180)
    expect(offer()).toBeTruthy()
  })

  it("does not count one person's hours for the next one", () => {
    const { unmount } = open()
    use(170)
    unmount()
    forgetPerson()
    open()
    use(10)
    expect(offer()).toBeNull()
  })
})
