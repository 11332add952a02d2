import pg from 'pg'
import { createStatementNames } from './statement-names.ts'

const nameOf = createStatementNames()

function named(query: unknown, values: unknown): unknown {
  const isNameable = typeof query === 'object' && query !== null && 'text' in query && Array.isArray(values)
  if (!isNameable || typeof query.text !== 'string' || values.length === 0) return query
  return { ...query, name: nameOf(query.text) }
}

/** A connection of `pg` that prepares each statement with parameters once and runs it by its name from then on. */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // Each statement on a lost connection fails by itself. Without a listener the loss would end the process, and
    // the pool listens to idle connections alone.
    this.on('error', () => undefined)
  }

  // One function for all of the many forms that `query` may be called in; the result is that of `pg`.
  override query: pg.Client['query'] = (query: unknown, values?: unknown, ...rest: unknown[]) =>
    Reflect.apply(super.query, this, [named(query, values), values, ...rest])
}
