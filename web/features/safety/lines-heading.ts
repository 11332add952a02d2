import { countryName } from '../../platform/country-name.ts'
import { safetyTexts as texts } from './texts.ts'

/** Says for which country lines are; without one they are international. */
export function linesHeading(country: string | null): string {
  return country ? texts.linesOf(countryName(country)) : texts.internationalLines
}

/** The same for those that stand below the first ones. */
export function moreLinesHeading(country: string | null): string {
  return country ? texts.moreLinesOf(countryName(country)) : texts.moreInternationalLines
}
