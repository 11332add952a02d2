import stored from '#content/safety/lines.json'
import type { HelpLinesReply } from '#domain/safety/contract.ts'
import { linesFor } from '#domain/safety/help-lines.ts'
import type { SafetyLines } from '#domain/safety/safety-content.ts'
import { browserTimeZone } from './browser-time-zone.ts'

/** The server has checked them at its start. */
const content = {
  ...stored,
  countries: stored.countries.map(({ timeZones = [], ...entry }) => ({ ...entry, timeZones })),
} satisfies SafetyLines

/** The help lines for the person at this browser, who chose `country` or none. They need no server. */
export const helpLinesFor = (country: string | null): HelpLinesReply =>
  linesFor(content, { country, timeZone: browserTimeZone() })
