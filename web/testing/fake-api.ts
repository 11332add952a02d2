import { vi } from 'vitest'
import { type ProblemCode, problemStatus } from '#domain/problems.ts'

/**
 * A JSON body with status 200, or a finished response, or what makes one (a streamed one cannot be copied), or a
 * promise of one that the test settles itself.
 */
type Answer = unknown
export type RecordedCall = { route: string; body: unknown }

/** No answer at all, as without a connection. */
export const noConnection = Symbol('no connection')

/** A refusal as the server words it. */
export function refusal(code: ProblemCode, data: Record<string, unknown> = {}): Response {
  const status = problemStatus[code]
  const document = {
    type: `urn:wayfern:problem:${code}`,
    title: code,
    status,
    code,
    requestId: 'test',
    ...data,
  }
  return new Response(JSON.stringify(document), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  })
}

/** An answer without a body. */
export const noContent = () => new Response(null, { status: 204 })

const unanswered: string[] = []

/**
 * The calls to routes that no test gave an answer for, since the last time of asking. The product takes the error of
 * such a call for a lost connection, so a test has to look here (`prepare-window.ts` does after each).
 */
export const takeUnansweredRoutes = () => unanswered.splice(0)

function toResponse(answer: Answer): Response {
  if (answer === noConnection) throw new TypeError('Failed to fetch')
  if (typeof answer === 'function') return answer()
  return answer instanceof Response ? answer.clone() : Response.json(answer)
}

/**
 * Stands in for the server: answers by route ('POST /api/session'; one without a query answers any), in turn where a
 * list is given, and records every call. A call without an answer fails the test. `vi.unstubAllGlobals()` takes it
 * away again.
 */
export function fakeApi(answers: Record<string, Answer>) {
  const calls: RecordedCall[] = []
  const waiting = { ...answers }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const route = `${init.method ?? 'GET'} ${address}`
    calls.push({ route, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body })
    const named = route in waiting ? route : (route.split('?')[0] ?? route)
    if (!(named in waiting)) {
      unanswered.push(route)
      throw new Error(`no answer for ${route}`)
    }
    const answer = waiting[named]
    if (!Array.isArray(answer)) return toResponse(await answer)
    return toResponse(await (answer.length > 1 ? answer.shift() : answer[0]))
  })
  return {
    calls,
    callsTo: (route: string) => calls.filter((call) => call.route === route),
    /** Answers a route differently from now on. */
    answer(route: string, answer: Answer) {
      waiting[route] = answer
    },
  }
}
