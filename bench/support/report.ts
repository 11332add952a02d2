import { cpus, totalmem } from 'node:os'
import { isReached, type Measurement } from './measurement.ts'

/** What the measurements were taken on. */
export const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 1024 ** 3),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
}

export const machineLine = (of: typeof machine): string =>
  `${of.cpu}, ${of.cores} cores, ${of.memoryGigabytes} GB, ${of.platform}, Node ${of.node}.`

export const formatNumber = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))

export const limitOf = ({ limit, direction }: Measurement) =>
  `${direction === 'atMost' ? '≤' : '≥'} ${formatNumber(limit)}`

/** A measurement as a row of the report. */
export function reportLine(measurement: Measurement): string {
  const { name, value, unit, note } = measurement
  const reached = isReached(measurement) ? 'yes' : '**no**'
  return `| ${name} | ${formatNumber(value)} ${unit} | ${limitOf(measurement)} | ${reached} | ${note} |`
}
