import type { HelpLinesReply } from './contract.ts'
import type { SafetyLines } from './safety-content.ts'

export type Place = {
  /** The country that the person chose (ISO 3166-1 alpha-2), if they did. */
  country: string | null
  /** IANA name; null where it is not known. */
  timeZone: string | null
}

/**
 * The help lines for a person: of the country that they chose; else, marked as offered, of the one that their time zone
 * suggests; else, and for a country without lines of its own, the international ones.
 */
export function linesFor(content: SafetyLines, place: Place): HelpLinesReply {
  const { checkedBy, checkedOn } = content
  const offered = place.country === null ? countryOfTimeZone(content, place.timeZone) : null
  const country = place.country ?? offered
  const find = (code: string | null) => content.countries.find((entry) => entry.country === code)
  const entry = find(country) ?? find(null)
  const lines = entry?.lines ?? []
  return {
    country: entry?.country ?? null,
    isOffered: offered !== null,
    checked: checkedBy && checkedOn ? { by: checkedBy, on: checkedOn } : null,
    lines: lines.map(({ source: _, ...shown }) => shown),
  }
}

/**
 * The country with lines of its own that a time zone (IANA name) lies in; null where there is none, or where the zone
 * is unknown. It is an offer and no knowledge: people travel, and some keep the zone of their home (decisions, "Country").
 */
export function countryOfTimeZone(
  { countries }: Pick<SafetyLines, 'countries'>,
  timeZone: string | null,
): string | null {
  return countries.find(({ timeZones }) => timeZone !== null && timeZones.includes(timeZone))?.country ?? null
}
