import { type SQL, sql } from 'drizzle-orm'
import { openEmbedded } from '#server/platform/database/open-database.ts'
import { type Product, startProduct } from './start-product.ts'

type Options = {
  env: Record<string, string>
  /** What happens to the data meanwhile, one statement after the other. */
  meanwhile: readonly SQL[]
}

/** Stops the product, changes its data, and starts it again on the same data and address. */
export async function restartProduct(product: Product, { env, meanwhile }: Options): Promise<Product> {
  await product.stop({ keepsData: true })
  const { db, close } = await openEmbedded(product.dataDir)
  for (const statement of meanwhile) await db.execute(statement)
  await close()
  const port = Number(new URL(product.url).port)
  const again = await startProduct({ env, dataDir: product.dataDir, port })
  return { ...again, stop: (options = { keepsData: false }) => again.stop(options) }
}

/**
 * Every waiting job is due, and the named ones that a schedule would send: some jobs wait for half a minute before their
 * first run, and scheduled ones for their minute.
 */
export const dueJobs = (...names: readonly string[]): SQL[] => [
  sql`update jobs.job set start_after = now() where state = 'created'`,
  ...names.map((name) => sql`insert into jobs.job (name) values (${name})`),
]
