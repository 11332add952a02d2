import { join } from 'node:path'
import type { Env } from './env.ts'
import { SECRET_FILE_NAME } from './platform/accounts/read-session-secret.ts'
import { hasModel, OLLAMA_URL } from './platform/models/find-ollama.ts'

const models: Record<Env['AI_PROVIDER'], string> = {
  'built-in': 'the built-in coach answers (no AI model)',
  ollama: 'Ollama answers',
  'openai-compatible': 'an OpenAI-compatible endpoint answers',
  openai: 'OpenAI answers',
  anthropic: 'Anthropic answers',
}

/**
 * A secret of its own is all that one process needs. Several that share a database would refuse each other's sessions,
 * and no process can know whether it is alone.
 */
function sessionsLine({ SESSION_SECRET, DATABASE_URL, DATA_DIR }: Env): string {
  if (SESSION_SECRET) return 'signed with SESSION_SECRET'
  const place = `signed with a secret of this process alone, kept in ${join(DATA_DIR, SECRET_FILE_NAME)}`
  if (!DATABASE_URL) return place
  return `${place}.
            Several processes on one database need the same SESSION_SECRET, else they refuse each other's sessions.`
}

/** Who answers, and what is missing for it, or could be used, on this machine. */
function coachLine(env: Env, pulled: readonly string[] | null): string {
  const line = models[env.AI_PROVIDER]
  const { AI_MODEL: model = '', AI_BASE_URL: url = OLLAMA_URL } = env
  if (env.AI_PROVIDER === 'ollama') {
    if (pulled === null) return `Ollama does not answer at ${url}. Start it with: ollama serve`
    return hasModel(pulled, model)
      ? `${line} with ${model}`
      : `Ollama has no model "${model}". Get it with: ollama pull ${model}`
  }
  if (env.AI_PROVIDER !== 'built-in' || !pulled) return line
  return `${line}. An Ollama answers on this machine: AI_PROVIDER=ollama AI_MODEL=${pulled[0] ?? 'NAME'} would use it`
}

/**
 * What an operator wants to know at start: the address, where data lies, what is real and what is simulated.
 * @param pulled the models of an Ollama that answers, null where none does
 */
export function startupMessage(env: Env, port: number, pulled: readonly string[] | null = null): string {
  const address = env.PUBLIC_URL.replace(/:0$/, `:${port}`)
  return [
    '',
    `  Wayfern is ready: ${address}`,
    '',
    `  Data:     ${env.DATA_DIR}`,
    `  Database: ${env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : 'embedded, in the data folder'}`,
    `  Sessions: ${sessionsLine(env)}`,
    `  Coach:    ${coachLine(env, pulled)}`,
    `  Payments: ${env.STRIPE_SECRET_KEY ? 'Stripe' : 'simulated, test card numbers only (try 4242 4242 4242 4242)'}`,
    `  E-mail:   ${env.SMTP_URL ? 'SMTP' : `not sent, kept as files in ${join(env.DATA_DIR, 'outbox')}`}`,
    `  Demo:     ${env.DEMO_MODE ? 'on (Demo Controls, own token reset)' : 'off'}`,
    '',
    '',
  ].join('\n')
}
