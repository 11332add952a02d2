import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProduct } from '../e2e/support/start-product.ts'
import type { Measurement } from './support/measurement.ts'
import { median } from './support/median.ts'

const RUNS = 5
const POLL_MS = 20
const LIMIT_MS = 60_000

async function untilHealthy(url: string): Promise<void> {
  const deadline = Date.now() + LIMIT_MS
  while (Date.now() < deadline) {
    const reply = await fetch(`${url}/api/health`).catch(() => undefined)
    if (reply?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error('npm start did not become healthy')
}

/** One `npm start` until health answers, in seconds. The whole process group is ended afterwards. */
async function timeStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  })
  await untilHealthy(`http://127.0.0.1:${port}`)
  const seconds = (performance.now() - begun) / 1000
  const exited = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await exited
  return seconds
}

/** `npm start` on an installed, built clone with existing data, until health answers 200. */
export async function measureStart(): Promise<Measurement> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wayfern-bench-'))
  try {
    await (await startProduct({ dataDir })).stop()
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) times.push(await timeStart(dataDir))
    return {
      name: 'npm start to health',
      value: median(times),
      unit: 's',
      limit: 3,
      direction: 'atMost',
      note: `existing data, median of ${RUNS}`,
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
