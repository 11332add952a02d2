import type { SafetyReply } from '#domain/safety/contract.ts'
import { toast } from '../../ui/toast.ts'
import type { WebProblemCode } from '../api-problem.ts'
import { createEmitter } from '../create-emitter.ts'
import { draftKey, listDraftKeys, readDraft, writeDraft } from '../draft-storage.ts'
import { fetchApi } from '../fetch-api.ts'
import { makeId } from '../make-id.ts'
import { followVisit } from '../private-data.ts'
import { problemText } from '../problem-texts.ts'
import { toApiProblem } from '../to-api-problem.ts'
import { keptAnswers } from './kept-answers.ts'
import { lateSafety } from './late-safety.ts'
import { type WaitingCall, waitingPlaces, waitingRule } from './waiting-rules.ts'

const LOCK = 'wayfern.outbox'
const texts = {
  refused: 'Something you wrote without a connection could not be kept',
  named: (text: string, why: string) => `${why} You wrote: “${text}”`,
}

const sent = createEmitter()

/** Each lies under a key of its own, as the events of progress do: two tabs can add and remove at the same time. */
const keysOf = (userId: string): string[] =>
  waitingPlaces.flatMap((place) => {
    const own = draftKey(userId, `${place}.waiting.`)
    return listDraftKeys('').filter((key) => key.startsWith(own))
  })

type Kept = { key: string; call: WaitingCall }

function listWaiting(userId: string): Kept[] {
  const waiting = keysOf(userId).flatMap((key): Kept[] => {
    try {
      return [{ key, call: JSON.parse(readDraft(key)) as WaitingCall }]
    } catch {
      return []
    }
  })
  return waiting.sort((a, b) => a.call.at.localeCompare(b.call.at))
}

/** What was written is not lost with the refusal: the message, which stays, has it. */
function tellRefusal({ body }: WaitingCall, error: unknown): void {
  const { text } = (body ?? {}) as { text?: string }
  const why = problemText(toApiProblem(error)).text
  toast({ title: texts.refused, description: text ? texts.named(text, why) : why, variant: 'destructive' })
}

async function send({ call }: Kept): Promise<void> {
  const { method, path, body } = call
  const response = await fetchApi(path, { method, body })
  if (response.status === 204) return
  const reply = (await response.json()) as { safety?: SafetyReply | null }
  if (reply.safety) lateSafety.tell(reply.safety)
}

/** What another try may mend; `unexpected` is also a call that was ended because its person left. */
const passing: readonly WebProblemCode[] = [
  'network',
  'unexpected',
  'unauthenticated',
  'rate-limited',
  'database-unavailable',
]

/** Whether to try it again later: what is refused for good goes, what is gone already is as it should be. */
function isToStay(call: WaitingCall, error: unknown): boolean {
  const { code } = toApiProblem(error)
  if (passing.includes(code)) return true
  if (!(call.method === 'DELETE' && code === 'not-found')) tellRefusal(call, error)
  return false
}

async function sendAll(userId: string): Promise<void> {
  const isSameVisit = followVisit()
  let isChanged = false
  for (const kept of listWaiting(userId)) {
    if (!isSameVisit()) return
    try {
      await send(kept)
    } catch (error) {
      if (isToStay(kept.call, error)) break
    }
    writeDraft(kept.key, '')
    isChanged = true
  }
  if (isChanged && isSameVisit()) sent.emit()
}

let sending: Promise<void> | null = null

/**
 * What was written without a connection, on this device until it is sent: in the order in which it was written, each once,
 * by one tab. The server knows each by its id, so that one whose answer was lost does nothing twice.
 */
export const outbox = {
  isEmpty: (): boolean => keysOf(keptAnswers.owner() ?? '').length === 0,
  /**
   * Takes a call that could not be sent, and shows what it changes in the kept answers.
   * @returns what the page is answered meanwhile; undefined where the call cannot wait
   */
  async take(method: string, path: string, body: unknown): Promise<{ reply: unknown } | undefined> {
    const rule = waitingRule(method, path)
    const userId = keptAnswers.owner()
    if (!rule || userId === null) return
    const call: WaitingCall = { method: rule.method, path, body, at: new Date().toISOString() }
    const isSameVisit = followVisit()
    const changed = rule.change(await keptAnswers.read(rule.shownIn), call)
    if (changed === null || !isSameVisit()) return
    writeDraft(draftKey(userId, `${rule.place}.waiting.${makeId()}`), JSON.stringify(call))
    await keptAnswers.keep(rule.shownIn, changed)
    return { reply: rule.reply(changed) }
  },
  /** Sends what waits. Ends also where it could not all be sent. */
  send(): Promise<void> {
    const userId = keptAnswers.owner()
    if (userId === null || outbox.isEmpty()) return Promise.resolve()
    const begin = () => sendAll(userId)
    sending ??= Promise.resolve(navigator.locks ? navigator.locks.request(LOCK, begin) : begin()).finally(
      () => {
        sending = null
      },
    )
    return sending
  },
  /** Calls back after something was sent. */
  onSent: sent.listen,
}
