import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Tokens = Map<string, string>

/** The custom properties of the rule with exactly this selector. */
function tokensOf(selector: string): Tokens {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const start = css.indexOf(`\n${selector} {`)
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}`)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const light = tokensOf(':root')
const dark = new Map([...light, ...tokensOf('[data-theme="dark"]')])
const highContrast = tokensOf('[data-contrast="high"]')
const themes: [string, Tokens][] = [
  ['light', light],
  ['dark', dark],
  ['high contrast, light', new Map([...light, ...highContrast])],
  [
    'high contrast, dark',
    new Map([...dark, ...highContrast, ...tokensOf('[data-contrast="high"][data-theme="dark"]')]),
  ],
]

function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Every colour that a token can take: the stops of a gradient, or the one value. */
const colorsOf = (tokens: Tokens, name: string) => tokens.get(name)?.match(/#[0-9a-f]{3,6}\b/gi) ?? []

function worstContrast(tokens: Tokens, front: string, back: string): number {
  const pairs = colorsOf(tokens, front).flatMap((color) =>
    colorsOf(tokens, back).map((behind) => contrast(color, behind)),
  )
  if (pairs.length === 0) throw new Error(`${front} or ${back} holds no colour`)
  return Math.min(...pairs)
}

const surfaces = ['--page', '--wash', '--card', '--sunken', '--fresh']

describe.each(themes)('the %s theme', (_, tokens) => {
  it.each(
    surfaces.flatMap((surface) =>
      ['--ink', '--ink-soft', '--primary', '--danger'].map((text) => [text, surface]),
    ),
  )('keeps %s readable on %s', (text, surface) => {
    expect(worstContrast(tokens, text, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['--on-primary', '--primary'],
    ['--on-primary', '--primary-strong'],
    ['--on-danger', '--danger'],
    ['--danger', '--danger-wash'],
    ['--warn', '--warn-wash'],
    ['--info', '--info-wash'],
    ['--ink', '--danger-wash'],
    ['--ink', '--warn-wash'],
    ['--ink', '--info-wash'],
  ])('keeps %s readable on %s', (text, surface) => {
    expect(worstContrast(tokens, text, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(surfaces)('shows the borders of controls on %s', (surface) => {
    expect(worstContrast(tokens, '--line', surface)).toBeGreaterThanOrEqual(3)
  })

  it.each(surfaces)('shows the focus ring, or the halo that it lies on, on %s', (surface) => {
    const halo =
      tokens.get('--focus-halo') === 'transparent' ? 0 : worstContrast(tokens, '--focus-halo', surface)
    expect(Math.max(worstContrast(tokens, '--focus', surface), halo)).toBeGreaterThanOrEqual(3)
  })
})
