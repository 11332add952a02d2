import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** What is counted, by name. What never changed is absent. */
export async function readCounts(db: Database): Promise<Map<string, number>> {
  const result = (await db.execute(sql`
    select name, sum(value)::float8 as value from (
      select name, value from running_counts union all select name, change from running_count_changes
    ) as noted group by name`)) as unknown as { rows: { name: string; value: number }[] }
  return new Map(result.rows.map(({ name, value }) => [name, value]))
}

/** The part of a longer statement that notes a change: `rows` are those after `from` that each add `change`. */
export const noteCountChange = (name: string, change: number, rows: SQL): SQL => sql`
  insert into running_count_changes (name, change) select ${name}, ${change}::bigint from ${rows}`

/** Adds the noted changes to the counts, in one statement: whoever reads meanwhile sees each change once. */
export async function foldCountChanges(db: Database): Promise<void> {
  await db.execute(sql`
    with taken as (delete from running_count_changes returning name, change)
    insert into running_counts as counts (name, value)
    select name, sum(change) from taken group by name order by name
    on conflict (name) do update set value = counts.value + excluded.value`)
}
