import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isReached, type Measurement } from '../support/measurement.ts'
import { formatNumber, limitOf, machine, machineLine } from '../support/report.ts'

/** The measurements of the last run with each number of users. */
type Results = Record<string, Measurement[]>

const file = (ending: string) => fileURLToPath(new URL(`../results/growth.${ending}`, import.meta.url))

export function readResults(): Results {
  return existsSync(file('json')) ? JSON.parse(readFileSync(file('json'), 'utf8')).results : {}
}

function cell(measurement: Measurement | undefined): string {
  if (!measurement) return ''
  const text = `${formatNumber(measurement.value)} ${measurement.unit}`
  return isReached(measurement) ? text : `**${text}**`
}

function table(results: Results): string[] {
  const sizes = Object.keys(results).sort((a, b) => Number(a) - Number(b))
  const last = results[sizes.at(-1) ?? ''] ?? []
  return [
    `| what | ${sizes.map((size) => `${Number(size).toLocaleString('en-US')} users`).join(' | ')} | limit | how, with the most users |`,
    `| --- |${' --- |'.repeat(sizes.length)} --- | --- |`,
    ...last.map((measurement) => {
      const same = sizes.map((size) => cell(results[size]?.find(({ name }) => name === measurement.name)))
      return `| ${measurement.name} | ${same.join(' | ')} | ${limitOf(measurement)} | ${measurement.note} |`
    }),
  ]
}

/** Writes `growth.json`, and `growth.md` with one column for each number of users. */
export function keepResults(results: Results): void {
  writeFileSync(file('json'), `${JSON.stringify({ machine, results }, null, 2)}\n`)
  const lines = [
    '# Growth',
    '',
    `${machineLine(machine)} PostgreSQL with its own settings, and without forcing data to the disk. Written by \`npm run bench:growth\` (100,000 users, or \`-- --users N\`); what does not reach its limit is in bold.`,
    '',
    ...table(results),
    '',
  ]
  writeFileSync(file('md'), lines.join('\n'))
}
