// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTooltip } from './use-tooltip.tsx'

function Control({ name }: { name: string }) {
  const { controlProps, tooltip } = useTooltip(`About ${name}`)
  return (
    <>
      <button type="button" {...controlProps}>
        {name}
      </button>
      {tooltip}
    </>
  )
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const enter = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerOver(screen.getByText(name), { pointerType })
const leave = (name: string) => fireEvent.pointerOut(screen.getByText(name), { pointerType: 'mouse' })
const tooltip = () => screen.queryByRole('tooltip')?.textContent

beforeEach(() => {
  vi.useFakeTimers()
  // Long after any tooltip of the test before.
  vi.setSystemTime(Date.now() + 3_600_000)
  render(
    <>
      <Control name="one" />
      <Control name="two" />
    </>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a tooltip', () => {
  it('opens when the pointer has rested for 700 ms', () => {
    enter('one')
    pass(699)
    expect(tooltip()).toBeUndefined()
    pass(1)
    expect(tooltip()).toBe('About one')
    expect(screen.getByText('one').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  })

  it.each([
    [300, 'About two'],
    [301, undefined],
  ])('opens at once %i ms after the last one closed: %s', (pauseMs, expected) => {
    enter('one')
    pass(700)
    leave('one')
    pass(150)
    expect(tooltip()).toBeUndefined()
    pass(pauseMs)
    enter('two')
    pass(0)
    expect(tooltip()).toBe(expected)
  })

  it('opens at once when the pointer goes straight to the next control, in place of the last one', () => {
    enter('one')
    pass(700)
    leave('one')
    enter('two')
    pass(0)
    expect(screen.getAllByRole('tooltip').map(({ textContent }) => textContent)).toEqual(['About two'])
    pass(1_000)
    expect(tooltip()).toBe('About two')
  })

  it('stays while the pointer is on it', () => {
    enter('one')
    pass(700)
    leave('one')
    fireEvent.pointerOver(screen.getByRole('tooltip'))
    pass(1_000)
    expect(tooltip()).toBe('About one')
    fireEvent.pointerOut(screen.getByRole('tooltip'))
    expect(tooltip()).toBeUndefined()
  })

  it('closes with Escape and when its control is used', () => {
    enter('one')
    pass(700)
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(tooltip()).toBeUndefined()
    enter('two')
    pass(700)
    fireEvent.pointerDown(screen.getByText('two'))
    expect(tooltip()).toBeUndefined()
  })

  it('does not come back after Escape until the pointer has left', () => {
    enter('one')
    pass(700)
    fireEvent.keyDown(window, { key: 'Escape' })
    enter('one')
    pass(1_000)
    expect(tooltip()).toBeUndefined()
    leave('one')
    pass(1_000)
    enter('one')
    pass(700)
    expect(tooltip()).toBe('About one')
  })

  it('does not open for the focus that a dialog gives back when Escape closes it', () => {
    fireEvent.keyDown(window, { key: 'Escape' })
    act(() => screen.getByText('one').focus())
    pass(1_000)
    expect(tooltip()).toBeUndefined()
    act(() => screen.getByText('one').blur())
    fireEvent.keyDown(window, { key: 'Tab' })
    act(() => screen.getByText('one').focus())
    pass(0)
    expect(tooltip()).toBe('About one')
  })

  it('takes no clicks away from what it lies over when the keyboard opened it', () => {
    fireEvent.keyDown(window, { key: 'Tab' })
    act(() => screen.getByText('one').focus())
    pass(0)
    expect(screen.getByRole('tooltip').className).toContain('pointer-events-none')
    act(() => screen.getByText('one').blur())
    pass(1_000)
    enter('two')
    pass(700)
    expect(screen.getByRole('tooltip').className).not.toContain('pointer-events-none')
  })

  it('does not open under a finger', () => {
    enter('one', 'touch')
    pass(1_000)
    expect(tooltip()).toBeUndefined()
  })

  it('does not open for a pointer that only passed by', () => {
    enter('one')
    pass(500)
    leave('one')
    pass(1_000)
    expect(tooltip()).toBeUndefined()
  })
})
