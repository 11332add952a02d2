import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startProduct } from '../e2e/support/start-product.ts'
import { findBrowser } from '../scripts/ensure-browser.mjs'
import type { Measurement } from './support/measurement.ts'
import { median } from './support/median.ts'

const RUNS = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Run = {
  scores: Record<(typeof categories)[number], number>
  largestContentfulPaintMs: number
  layoutShift: number
}

async function runLighthouse(url: string): Promise<Run> {
  const chrome = await chromeLauncher.launch({
    chromePath: findBrowser(),
    chromeFlags,
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    const report = result?.lhr
    const score = (id: string) => Math.round((report?.categories[id]?.score ?? 0) * 100)
    return {
      scores: Object.fromEntries(categories.map((id) => [id, score(id)])) as Run['scores'],
      largestContentfulPaintMs: report?.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      layoutShift: report?.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    }
  } finally {
    chrome.kill()
  }
}

const brotliKilobytes = (...bodies: Uint8Array[]) =>
  bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1024

async function weigh(url: string): Promise<{ scripts: number; kilobytes: number; fontKilobytes: number }> {
  const html = await (await fetch(url)).text()
  const sheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].map(
    (match) => /href="([^"]+)"/.exec(match[0])?.[1] ?? '',
  )
  const styles = await Promise.all(
    sheets.map(async (path) => new Uint8Array(await (await fetch(new URL(path, url))).arrayBuffer())),
  )
  const css = html + Buffer.concat(styles).toString('utf8')
  const fonts = new Set([...css.matchAll(/url\(["']?([^)"']+\.woff2)/g)].map((match) => match[1] ?? ''))
  const sheet = new URL(sheets[0] ?? '', url)
  let fontKilobytes = 0
  for (const path of fonts)
    fontKilobytes += (await (await fetch(new URL(path, sheet))).arrayBuffer()).byteLength / 1024
  return {
    scripts: [...html.matchAll(/<script[^>]+src=|rel="modulepreload"/g)].length,
    kilobytes: brotliKilobytes(Buffer.from(html), ...styles),
    fontKilobytes,
  }
}

/** Weight of the landing page, and Lighthouse on its mobile settings. */
export async function measureLanding(): Promise<Measurement[]> {
  const product = await startProduct({ env: { LOG_LEVEL: 'error' } })
  try {
    const { scripts, kilobytes, fontKilobytes } = await weigh(`${product.url}/`)
    const runs: Run[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(`${product.url}/`))
    const of = (pick: (run: Run) => number) => median(runs.map(pick))
    const version = (
      JSON.parse(readFileSync('node_modules/lighthouse/package.json', 'utf8')) as { version: string }
    ).version
    const note = `Lighthouse ${version}, mobile, median of ${RUNS}`
    return [
      {
        name: 'Landing page: script files',
        value: scripts,
        unit: '',
        limit: 0,
        direction: 'atMost',
        note: '',
      },
      {
        name: 'Landing page: HTML + CSS',
        value: kilobytes,
        unit: 'KB brotli',
        limit: 16,
        direction: 'atMost',
        note: '',
      },
      {
        name: 'Landing page: font',
        value: fontKilobytes,
        unit: 'KB',
        limit: 35,
        direction: 'atMost',
        note: 'every font file that the page and its style sheets name',
      },
      {
        name: 'Landing page: LCP',
        value: of((run) => run.largestContentfulPaintMs) / 1000,
        unit: 's',
        limit: 1,
        direction: 'atMost',
        note,
      },
      {
        name: 'Landing page: CLS',
        value: of((run) => run.layoutShift),
        unit: '',
        limit: 0,
        direction: 'atMost',
        note,
      },
      ...categories.map((id) => ({
        name: `Landing page: Lighthouse ${id}`,
        value: of((run) => run.scores[id]),
        unit: '',
        limit: 100,
        direction: 'atLeast' as const,
        note,
      })),
    ]
  } finally {
    await product.stop()
  }
}
