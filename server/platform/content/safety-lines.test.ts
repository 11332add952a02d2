import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countryOfTimeZone } from '#domain/safety/help-lines.ts'
import { safetyLines } from '#domain/safety/safety-content.ts'
import { isTimeZone } from '#domain/settings/places.ts'

const stored = JSON.parse(
  readFileSync(new URL('../../../content/safety/lines.json', import.meta.url), 'utf8'),
)
const { countries, ...check } = safetyLines.parse(stored)

/** What this system knows of a country. */
function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones: () => string[] }
  return locale.getTimeZones()
}

const DAY_MS = 24 * 60 * 60 * 1_000
const MAX_DAYS_BETWEEN_REVIEWS = 366

/** What a person may need, by what the line says of itself. */
const kinds = {
  'an emergency number': /danger to life/i,
  'a crisis line': /suicide|any crisis|distress|talk/i,
  'a line for violence at home': /partner|family|domestic|violence/i,
  'a line for children': /child|young/i,
}

describe('the help lines', () => {
  it.each([
    'US',
    'CA',
    'GB',
    'IE',
    'AU',
    'NZ',
  ])('of %s have every kind, and one way without speaking', (code) => {
    const lines = countries.find(({ country }) => country === code)?.lines ?? []
    for (const [kind, words] of Object.entries(kinds))
      expect(
        lines.some(({ purpose }) => words.test(purpose)),
        kind,
      ).toBe(true)
    expect(lines.some(({ contact }) => /text|chat/i.test(contact))).toBe(true)
  })

  it('have an international list for all other countries', () => {
    const lines = countries.find(({ country }) => country === null)?.lines ?? []
    expect(lines.map(({ name }) => name)).toContain('Find A Helpline')
    expect(lines[0]?.name).toBe('Emergency number')
  })

  it('each name their source', () => {
    for (const { lines } of countries) for (const { source } of lines) expect(source).not.toBe('')
  })

  it('are to be reviewed within a year of the last check, once somebody has checked them', () => {
    const days = (Date.parse(check.reviewBy ?? '') - Date.parse(check.checkedOn ?? '')) / DAY_MS
    if (check.checkedOn) expect(days).toBeLessThanOrEqual(MAX_DAYS_BETWEEN_REVIEWS)
    else expect(check).toEqual({ checkedBy: null, checkedOn: null, reviewBy: null })
  })

  it.each([
    ['America/New_York', 'US'],
    ['America/Indiana/Indianapolis', 'US'],
    ['Pacific/Honolulu', 'US'],
    ['America/Toronto', 'CA'],
    ['Europe/London', 'GB'],
    ['Europe/Dublin', 'IE'],
    ['Australia/Sydney', 'AU'],
    ['Pacific/Auckland', 'NZ'],
    ['Europe/Zurich', null],
    ['America/Mexico_City', null],
    ['UTC', null],
  ])('of the time zone %s are those of %s', (timeZone, country) => {
    expect(countryOfTimeZone({ countries }, timeZone)).toBe(country)
  })

  it('know every time zone of their countries, by names that a browser can say', () => {
    for (const { country, timeZones } of countries) {
      if (country) expect(timeZones).toEqual(expect.arrayContaining(zonesOf(country)))
      for (const name of timeZones) expect(isTimeZone(name), name).toBe(true)
    }
  })

  it('are refused without a source, with a review before the check, or with a country twice', () => {
    const { source: _, ...unsourced } = countries[0]?.lines[0] ?? { source: '' }
    const refused = [
      { ...stored, countries: [{ country: 'US', lines: [unsourced, unsourced] }] },
      { ...stored, checkedBy: 'A. Reader', checkedOn: '2026-11-21', reviewBy: '2020-01-01' },
      { ...stored, checkedOn: '2026-11-21' },
      { ...stored, countries: [...countries, ...countries] },
    ]
    for (const content of refused) expect(safetyLines.safeParse(content).success).toBe(false)
  })
})
