/** Whether this is the name of a time zone that this system knows. Fixed offsets are none: they have no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Whether this is a country's code in ISO 3166-1 alpha-2. */
export function isCountryCode(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return names.of(code) !== undefined && !notCountries.has(code)
}

/** Codes that have a name without being a country: unions of countries, the unknown, and test values. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ'])
