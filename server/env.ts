import { resolve } from 'node:path'
import { z } from 'zod'
import { MIN_CONNECTIONS } from './platform/database/share-connections.ts'

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const emailList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.email()))

const variables = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** How many connections to PostgreSQL this process opens at most. */
    DATABASE_CONNECTIONS: z.coerce.number().int().min(MIN_CONNECTIONS).max(1_000).default(25),
    SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
    AI_PROVIDER: z
      .enum(['built-in', 'ollama', 'openai-compatible', 'openai', 'anthropic'])
      .default('built-in'),
    AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_API_KEY: z.string().min(1).optional(),
    AI_MODEL: z.string().min(1).optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_/, 'must start with sk_ or rk_')
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must start with pk_').optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_/, 'must start with whsec_')
      .optional(),
    STRIPE_PRICE_ID: z.string().min(1).optional(),
    STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).default('Wayfern <wayfern@localhost>'),
    SUPPORT_EMAIL: z.email().optional(),
    OPERATOR_EMAILS: emailList.default([]),
    DEMO_MODE: flag.optional(),
    TRUSTED_PROXY: flag.default(false),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((value, context) => {
    const need = (name: keyof typeof value, why: string) => {
      if (value[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `is needed ${why}` })
    }
    if (value.AI_PROVIDER === 'openai-compatible') need('AI_BASE_URL', 'with AI_PROVIDER=openai-compatible')
    if (value.AI_PROVIDER === 'openai' || value.AI_PROVIDER === 'anthropic')
      need('AI_API_KEY', `with AI_PROVIDER=${value.AI_PROVIDER}`)
    if (value.AI_PROVIDER !== 'built-in') need('AI_MODEL', `with AI_PROVIDER=${value.AI_PROVIDER}`)
    if (value.STRIPE_SECRET_KEY) {
      for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const)
        need(name, 'with STRIPE_SECRET_KEY')
    }
  })

/** Every name that is read. `.env.example` has the same. */
export const environmentNames: readonly string[] = Object.keys(variables.shape)

type Variables = z.output<typeof variables>

export type Env = Readonly<
  Omit<Variables, 'PUBLIC_URL' | 'DEMO_MODE'> & {
    /** The address that people open, without a trailing slash. */
    PUBLIC_URL: string
    /** On without a payment provider unless `DEMO_MODE` says otherwise: opens Demo Controls and own token resets. */
    DEMO_MODE: boolean
  }
>

/** Thrown with one message that names every bad variable; `server/main.ts` prints it and exits with 1. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

/**
 * Reads and checks the environment. Empty strings count as absent.
 * @throws EnvError naming every bad variable, never its value
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = variables.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new EnvError(`The environment has ${lines.length} bad setting(s):\n${lines.join('\n')}`)
  }
  const value = result.data
  return {
    ...value,
    DATA_DIR: resolve(value.DATA_DIR),
    PUBLIC_URL: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    DEMO_MODE: value.DEMO_MODE ?? value.STRIPE_SECRET_KEY === undefined,
  }
}
