import { isCountryCode } from '#domain/settings/places.ts'

export type Country = { code: string; name: string }

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** A code of the past, such as SU, stands for another one today. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`

let listed: Country[] | null = null

/** All countries by their English names, in order. The browser knows them, so the product needs no list of its own. */
export function listCountries(): readonly Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  listed ??= LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => isCountryCode(code) && isCurrent(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return listed
}
