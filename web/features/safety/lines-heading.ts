import { safetyTexts as texts } from './texts.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Says for which country lines are; without one they are international. */
export function linesHeading(country: string | null): string {
  return country ? texts.linesOf(countryNames.of(country) ?? country) : texts.internationalLines
}
