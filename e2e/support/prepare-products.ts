import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorEmails, SHARED_PRODUCT_VARIABLE } from './shared-product.ts'
import { startProduct, TEMPLATE_VARIABLE } from './start-product.ts'

/** What a product leaves that was started on an empty folder and used by nobody. */
async function makeTemplate(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'wayfern-e2e-template-'))
  const product = await startProduct({ dataDir: directory })
  await product.stop()
  return directory
}

/**
 * Runs once before all journeys. Most of them share one product, in its first start on an empty folder; behind a proxy that is
 * trusted, so that each of their browsers may have an address of its own. Those that need other settings begin with a copy of
 * the template: making the database takes several times as long as opening it.
 */
export async function setup(): Promise<() => Promise<void>> {
  const env = { TRUSTED_PROXY: 'true', OPERATOR_EMAILS: operatorEmails.join(',') }
  const sharing = startProduct({ env, isFirstStart: true })
  const [shared, template] = await Promise.all([sharing, makeTemplate()]).catch(async (fault) => {
    await sharing.then(
      (product) => product.stop(),
      () => undefined,
    )
    throw fault
  })
  process.env[SHARED_PRODUCT_VARIABLE] = JSON.stringify({ url: shared.url, dataDir: shared.dataDir })
  process.env[TEMPLATE_VARIABLE] = template
  return async () => {
    await shared.stop()
    rmSync(template, { recursive: true, force: true })
  }
}
