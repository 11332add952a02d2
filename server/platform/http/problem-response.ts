import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { Problem, type ProblemCode, type ProblemDocument } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { databaseUnavailable } from '../database/database-health.ts'
import { isUnstorableText } from '../database/is-unstorable-text.ts'
import type { AppEnv } from './app-env.ts'

const codeOfStatus: Partial<Record<number, ProblemCode>> = {
  400: 'malformed-json',
  404: 'not-found',
  413: 'request-too-large',
  // A body that is not announced as JSON.
  415: 'malformed-json',
}

/** What a problem is called where the specification gives it words (section 8, "Internal errors"). */
const titles: Partial<Record<ProblemCode, string>> = { unauthenticated: 'Authentication required' }

function codeOf(error: unknown): ProblemCode {
  if (isUnstorableText(error)) return 'invalid-request'
  if (!(error instanceof HTTPException)) return 'unexpected'
  return codeOfStatus[error.status] ?? (error.status < 500 ? 'invalid-request' : 'unexpected')
}

/**
 * The problem that any thrown error is to its caller. Libraries hide why they failed, so the database is asked before
 * one is called unexpected.
 */
export async function problemOf(
  error: unknown,
  { databaseHealth }: Pick<Services, 'databaseHealth'>,
): Promise<Problem> {
  const isOfDatabase = databaseHealth.note(error)
  if (error instanceof Problem) return error
  const problem = new Problem(codeOf(error), {}, { cause: error })
  const isAway = isOfDatabase || (problem.code === 'unexpected' && !(await databaseHealth.isAnswering()))
  return isAway ? databaseUnavailable(error) : problem
}

/** Renders any thrown error as `application/problem+json`; only problems of our own making say more than `unexpected`. */
export async function respondWithProblem(error: unknown, context: Context<AppEnv>): Promise<Response> {
  const problem = await problemOf(error, context.var.services)
  const requestId = context.get('requestId')
  if (problem.status >= 500) {
    const cause = problem.cause
    context.var.services.log.error(
      {
        requestId,
        code: problem.code,
        errorName: cause instanceof Error ? cause.name : undefined,
        stack: stackOf(cause),
      },
      'request failed',
    )
  }
  const document: ProblemDocument = {
    type: `urn:wayfern:problem:${problem.code}`,
    title: titles[problem.code] ?? problem.code,
    status: problem.status,
    code: problem.code,
    requestId,
    ...problem.data,
  }
  const headers: Record<string, string> = {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  }
  if (typeof problem.data.retryAfterSeconds === 'number')
    headers['Retry-After'] = String(problem.data.retryAfterSeconds)
  return new Response(JSON.stringify(document), { status: problem.status, headers })
}

const MAX_FRAMES = 8

/**
 * Where it broke, without the message: a driver's message may quote the values of the statement that failed, and so
 * what a person wrote. The frames stand behind it.
 */
function stackOf(cause: unknown): string[] | undefined {
  if (!(cause instanceof Error) || cause.stack === undefined) return undefined
  const at = cause.stack.indexOf(cause.message)
  if (at < 0) return undefined
  const frames = cause.stack.slice(at + cause.message.length).split('\n')
  return frames.filter((line) => line.startsWith('    at ')).slice(0, MAX_FRAMES)
}
