import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './start-product.ts'

/**
 * Runs once before all journeys: starts a product on an empty folder and stops it, so that the products of the
 * journeys begin with a copy of what it made. Making the database takes several times as long as opening it.
 */
export async function setup(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'wayfern-e2e-template-'))
  const product = await startProduct({ dataDir: directory })
  await product.stop()
  process.env.WAYFERN_E2E_TEMPLATE = directory
  return () => rmSync(directory, { recursive: true, force: true })
}
