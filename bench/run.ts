import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startTestPostgres } from '../scripts/test-postgres.mjs'
import { measureChatWeight, measurePracticeWeight, measureStreamingSmoothness } from './measure-chat-route.ts'
import { measureFirstTurn } from './measure-first-turn.ts'
import { measureLanding } from './measure-landing.ts'
import { measureRead } from './measure-read.ts'
import { measureStart } from './measure-start.ts'
import { measureAddedTime, measureManyStreams, measureStreamCpu } from './measure-streaming.ts'
import { isReached, type Measurement } from './support/measurement.ts'
import { machine, machineLine, reportLine } from './support/report.ts'

function report(measurements: readonly Measurement[]): string {
  return [
    '# Measurements',
    '',
    `${machineLine(machine)} Written by \`npm run bench\`.`,
    '',
    '| what | measured | limit | reached | how |',
    '| --- | --- | --- | --- | --- |',
    ...measurements.map(reportLine),
    '',
  ].join('\n')
}

const postgres = await startTestPostgres()
const only = process.argv[2]
const steps: [string, () => Promise<Measurement | Measurement[]>][] = [
  ['start', measureStart],
  ['landing', measureLanding],
  ['chat-weight', measureChatWeight],
  ['practice-weight', measurePracticeWeight],
  ['first-turn', measureFirstTurn],
  ['smoothness', measureStreamingSmoothness],
  ['added-time', () => measureAddedTime()],
  ...(postgres
    ? ([
        ['added-time-postgres', () => measureAddedTime(postgres.url)],
        ['cpu', () => measureStreamCpu(postgres.url)],
        ['many-streams', () => measureManyStreams(postgres.url)],
        ['read', () => measureRead(postgres.url)],
      ] satisfies [string, () => Promise<Measurement | Measurement[]>][])
    : []),
]

const measurements: Measurement[] = []
try {
  for (const [name, measure] of steps) {
    if (only && !name.startsWith(only)) continue
    const result = [await measure()].flat()
    for (const measurement of result) process.stdout.write(`${reportLine(measurement)}\n`)
    measurements.push(...result)
  }
} finally {
  postgres?.stop()
}
if (!only) {
  const directory = fileURLToPath(new URL('./results/', import.meta.url))
  mkdirSync(directory, { recursive: true })
  writeFileSync(`${directory}latest.md`, report(measurements))
  writeFileSync(`${directory}latest.json`, `${JSON.stringify({ machine, measurements }, null, 2)}\n`)
}
process.exit(measurements.every(isReached) ? 0 : 1)
