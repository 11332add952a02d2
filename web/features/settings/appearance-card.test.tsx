// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { AppearanceCard } from './appearance-card.tsx'

afterEach(cleanup)

describe('Appearance', () => {
  it.each([
    ['Dark mode', 'theme', 'dark', 'light'],
    ['High contrast', 'contrast', 'high', 'standard'],
    ['Reduced motion', 'motion', 'reduced', 'standard'],
    ['Larger text', 'text', 'larger', 'standard'],
    ['Plain background', 'background', 'plain', 'gradient'],
  ])('%s takes effect at once, is kept, and can be taken back', async (name, key, on, off) => {
    standInForBrowser()
    const user = userEvent.setup()
    render(<AppearanceCard />)
    const stored = () => JSON.parse(localStorage.getItem('wayfern.look') ?? '{}')[key]
    const toggle = screen.getByRole('switch', { name })
    expect(toggle.getAttribute('aria-checked')).toBe('false')
    await user.click(toggle)
    expect(toggle.getAttribute('aria-checked')).toBe('true')
    expect(document.documentElement.dataset[key]).toBe(on)
    expect(stored()).toBe(on)
    await user.click(toggle)
    expect(document.documentElement.dataset[key]).toBe(off)
    expect(stored()).toBe(off)
  })
})
