import type pg from 'pg'

/** Users that are added in one statement: more would be one long transaction. */
const CHUNK = 20_000

/** One of so many users asks for a reminder each day. */
export const REMINDED_ONE_OF = 5
export const REMINDER_TIME = '18:00'

export const userId = (n: number) => `member-${n}`
export const emailOf = (n: number) => `member-${n}@example.org`

const series = 'generate_series($1::int, $2::int) as n'

/**
 * What a member of a year has come to, in round numbers: six questions in three conversations, ten replies that the ledger
 * still holds and sums of older ones, progress, one paid subscription, a request for support now and then. `$3` is the moment of the
 * bench, `$4` the moment at which the reminders are due.
 */
const statements = [
  `insert into users (id, name, email, email_verified, created_at, updated_at)
   select 'member-' || n, 'Member ' || n, 'member-' || n || '@example.org', true, $3::timestamptz - interval '1 year', $3
   from ${series}`,
  `insert into credentials (id, account_id, provider_id, user_id, password)
   select gen_random_uuid(), 'member-' || n, 'credential', 'member-' || n, repeat('x', 160) from ${series}`,
  `insert into sessions (id, user_id, token, expires_at, user_agent)
   select gen_random_uuid(), 'member-' || n, gen_random_uuid(), $3::timestamptz + interval '7 days', repeat('x', 100)
   from ${series}`,
  `insert into payments (id, email, name, status, customer_id, subscription_id, user_id, held_until, created_at, updated_at)
   select gen_random_uuid(), 'member-' || n || '@example.org', 'Member', 'claimed', 'cus_' || n, 'sub_test_' || n, 'member-' || n, $3, $3, $3
   from ${series}`,
  `insert into subscriptions (user_id, customer_id, subscription_id, status, current_period_end, provider_read_at)
   select 'member-' || n, 'cus_' || n, 'sub_test_' || n, case when n % 10 = 0 then 'ended' else 'active' end,
     $3::timestamptz + interval '20 days', $3
   from ${series}`,
  `insert into user_settings (user_id, settings, updated_at, reminder_look_at)
   select 'member-' || n,
     case when n % ${REMINDED_ONE_OF} = 0 then jsonb_build_object('dailyReminders', true, 'reminderTime', '${REMINDER_TIME}', 'timeZone', 'UTC')
       else '{"darkMode": true}'::jsonb end,
     $3, case when n % ${REMINDED_ONE_OF} = 0 then $4::timestamptz end
   from ${series} where n % 2 = 0 or n % ${REMINDED_ONE_OF} = 0`,
  `insert into user_token_usage (user_id, tokens_used, reset_date)
   select 'member-' || n, 4000, $3::timestamptz + (1 + n % 28) * interval '1 day' from ${series}`,
  `insert into token_ledger (user_id, idempotency_key, kind, amount, created_at)
   select 'member-' || n, 'chat:' || md5(n || '-' || c) || case kind when 'settle' then ':settle' else '' end, kind,
     case kind when 'settle' then -600 else 1000 end, $3::timestamptz - c * interval '9 days' - (n % 86400) * interval '1 second'
   from ${series}, generate_series(1, 10) as c, unnest(array['reserve', 'settle']) as kind`,
  `insert into token_spends (user_id, quarter_hour, tokens)
   select 'member-' || n, floor(extract(epoch from $3::timestamptz) / 900)::int - 96 * (110 + c * 12), 400
   from ${series}, generate_series(1, 20) as c`,
  `insert into conversations (id, user_id, module, title, created_at, updated_at, is_empty)
   select md5(n || ':' || c)::uuid, 'member-' || n, 'coaching', 'What did she mean by that',
     $3::timestamptz - c * interval '30 days' - (n % 86400) * interval '1 second',
     $3::timestamptz - c * interval '30 days' - (n % 86400) * interval '1 second', false
   from ${series}, generate_series(1, 3) as c`,
  `insert into conversation_messages (id, conversation_id, role, content, created_at)
   select gen_random_uuid(), md5(n || ':' || c)::uuid, case m % 2 when 1 then 'user' else 'assistant' end,
     repeat('words of a message ', case m % 2 when 1 then 10 else 40 end),
     $3::timestamptz - c * interval '30 days' - (n % 86400) * interval '1 second' + m * interval '1 second'
   from ${series}, generate_series(1, 3) as c, generate_series(1, 4) as m`,
  `insert into progress_events (user_id, event_id, type, module, starts_conversation, interaction_points, learning_points,
     achievement_points, consistency_points, day, occurred_at, received_at)
   select 'member-' || n, gen_random_uuid(), 'message-sent', 'coaching', false, 2, 0, 0, 0,
     ($3::timestamptz - e * interval '25 days')::date, $3::timestamptz - e * interval '25 days', $3::timestamptz - e * interval '25 days'
   from ${series}, generate_series(1, 12) as e`,
  `insert into support_requests (id, user_id, subject, message, state, created_at, updated_at)
   select gen_random_uuid(), 'member-' || n, 'A question', repeat('words ', 50), case when n % 1000 = 0 then 'open' else 'closed' end,
     $3::timestamptz - (n % 365) * interval '1 day', $3
   from ${series} where n % 20 = 0`,
  `insert into rate_limits (key, count, window_ends_at)
   select 'chat-user:member-' || n, 1, $3::timestamptz + interval '1 hour' from ${series} where n % 10 = 0`,
]

/** Only what the statement names may be bound. */
const bound = (statement: string, values: readonly unknown[]) =>
  values.slice(0, statement.includes('$4') ? 4 : statement.includes('$3') ? 3 : 2)

/** Fills an empty database, whose schema is there, with `users` members as they are at `now`. */
export async function fillDatabase(
  pool: pg.Pool,
  { users, now, remindersAt }: { users: number; now: Date; remindersAt: Date },
): Promise<void> {
  for (let from = 1; from <= users; from += CHUNK) {
    const values = [from, Math.min(users, from + CHUNK - 1), now, remindersAt]
    for (const statement of statements) await pool.query(statement, bound(statement, values))
    process.stderr.write(`filled ${values[1]} of ${users}\r`)
  }
  process.stderr.write('\n')
  await pool.query('vacuum (analyze)')
}
