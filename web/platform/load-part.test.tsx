// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { loadPart } from './load-part.tsx'

const Menu = ({ of }: { of: string }) => <p>Menu of {of}</p>
const Missing = () => <p>No menu</p>

/** A part that is missing as often as it is said, and how often it was asked for. */
function partMissing(times: number) {
  let asked = 0
  const Part = loadPart(async () => {
    asked += 1
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return Menu
  }, Missing)
  const show = () =>
    render(
      <Suspense>
        <Part of="home" />
      </Suspense>,
    )
  return { show, asked: () => asked }
}

afterEach(cleanup)

describe('a part that is loaded when it is shown', () => {
  it('is loaded once', async () => {
    const { show, asked } = partMissing(0)
    show()
    expect(await screen.findByText('Menu of home')).toBeTruthy()
    cleanup()
    show()
    expect(await screen.findByText('Menu of home')).toBeTruthy()
    expect(asked()).toBe(1)
  })

  it('is replaced where it does not come, and asked for again the next time', async () => {
    const { show, asked } = partMissing(1)
    const { rerender } = show()
    expect(await screen.findByText('No menu')).toBeTruthy()
    rerender(<p>Another page</p>)
    show()
    expect(await screen.findByText('Menu of home')).toBeTruthy()
    expect(asked()).toBe(2)
  })
})
