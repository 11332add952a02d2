import { type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { createStatementNames } from './statement-names.ts'

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Field = { name: string; dataTypeID: number }
type Statement = { name: string; parameterTypes: number[]; fields: Field[] }
type Row = Record<string, unknown> | unknown[]

const { bind, describe, execute, parse, sync } = protocol.serialize

const found = <T>(messages: Messages, name: string): T | undefined =>
  messages.find((message) => message.name === name) as T | undefined

async function prepare(client: PGlite, name: string, text: string): Promise<Statement> {
  const request = Buffer.concat([parse({ name, text }), describe({ type: 'S', name }), sync()])
  const messages = await client.execProtocolStream(request)
  return {
    name,
    parameterTypes: found<{ dataTypeIDs: number[] }>(messages, 'parameterDescription')?.dataTypeIDs ?? [],
    fields: found<{ fields: Field[] }>(messages, 'rowDescription')?.fields ?? [],
  }
}

function bound(client: PGlite, { name, parameterTypes }: Statement, params: readonly unknown[]): Uint8Array {
  const values = params.map((value, index) => {
    if (value === null || value === undefined) return null
    return client.serializers[parameterTypes[index] ?? 0]?.(value) ?? String(value)
  })
  return bind({ statement: name, values })
}

function rowsOf(client: PGlite, { fields }: Statement, messages: Messages, options?: QueryOptions): Row[] {
  const parsers = { ...client.parsers, ...options?.parsers }
  const toValue = (value: string | null, index: number) => {
    const type = fields[index]?.dataTypeID ?? 0
    return value === null ? null : (parsers[type]?.(value, type) ?? value)
  }
  return messages
    .filter(({ name }) => name === 'dataRow')
    .map((message) => {
      const values = (message as unknown as { fields: (string | null)[] }).fields.map(toValue)
      if (options?.rowMode === 'array') return values
      return Object.fromEntries(values.map((value, index) => [fields[index]?.name, value]))
    })
}

/**
 * The embedded database as Drizzle sees it, with each statement that has parameters prepared once and run by its name
 * from then on: PGlite's own `query` parses and plans it each time, which costs four to six times as much. Statements
 * inside a transaction go to PGlite as they are.
 */
export function prepareStatements(client: PGlite): Pick<PGlite, 'query' | 'transaction'> {
  const nameOf = createStatementNames()
  const statements = new Map<string, Statement>()

  async function run<T>(text: string, name: string, params: readonly unknown[], options?: QueryOptions) {
    const statement = statements.get(text) ?? (await prepare(client, name, text))
    statements.set(text, statement)
    const request = Buffer.concat([bound(client, statement, params), execute(), sync()])
    const messages = await client.execProtocolStream(request)
    return { rows: rowsOf(client, statement, messages, options), fields: statement.fields } as Results<T>
  }

  return {
    async query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
      const name = params && params.length > 0 ? nameOf(text) : undefined
      if (!name) return await client.query<T>(text, params, options)
      // The locks that PGlite's own `query` takes: never inside an open transaction, one statement at a time.
      return await client._runExclusiveTransaction(() =>
        client._runExclusiveQuery(() => run<T>(text, name, params ?? [], options)),
      )
    },
    transaction: (act) => client.transaction(act),
  }
}
