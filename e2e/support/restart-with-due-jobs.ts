import { sql } from 'drizzle-orm'
import { openEmbedded } from '#server/platform/database/open-database.ts'
import { type Product, startProduct } from './start-product.ts'

type Options = {
  env: Record<string, string>
  /** Jobs that a schedule would send. */
  jobs: readonly string[]
}

/**
 * Stops the product, has every waiting job and the named ones be due, and starts it again on the same data and
 * address: some jobs wait for half a minute before their first run, and scheduled ones for their minute.
 */
export async function restartWithDueJobs(product: Product, { env, jobs }: Options): Promise<Product> {
  await product.stop({ keepsData: true })
  const { db, close } = await openEmbedded(product.dataDir)
  await db.execute(sql`update jobs.job set start_after = now() where state = 'created'`)
  for (const name of jobs) await db.execute(sql`insert into jobs.job (name) values (${name})`)
  await close()
  const port = Number(new URL(product.url).port)
  const again = await startProduct({ env, dataDir: product.dataDir, port })
  return { ...again, stop: () => again.stop({ keepsData: false }) }
}
