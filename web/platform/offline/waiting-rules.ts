import type { KeptSentenceForm, KeptSentencesReply } from '#domain/own-words/contract.ts'
import type { SafetyPlanReply } from '#domain/safety/contract.ts'

/** A call that waits on the device until Wayfern can be reached. Its id orders it among the others. */
export type WaitingCall = { method: 'PUT' | 'DELETE'; path: string; body?: unknown; at: string }

type WaitingRule = {
  method: WaitingCall['method']
  path: RegExp
  /** What a sign-out names it by, as the first part of a draft's place. */
  place: 'my-words' | 'safety-plan'
  /** The kept answer that shows what was changed. */
  shownIn: string
  /** That answer after the call; null where it cannot be told. */
  change: (shown: unknown, call: WaitingCall) => unknown
  /** What the page is answered meanwhile. */
  reply: (changed: unknown) => unknown
}

const idOf = ({ path }: WaitingCall) => path.slice(path.lastIndexOf('/') + 1)

function withSentence(shown: unknown, call: WaitingCall): KeptSentencesReply {
  const { sentences = [] } = (shown ?? {}) as Partial<KeptSentencesReply>
  const id = idOf(call)
  const before = sentences.find((each) => each.id === id)
  const sentence = { id, createdAt: before?.createdAt ?? call.at, ...(call.body as KeptSentenceForm) }
  return {
    sentences: before
      ? sentences.map((each) => (each === before ? sentence : each))
      : [sentence, ...sentences],
  }
}

function withoutSentence(shown: unknown, call: WaitingCall): KeptSentencesReply {
  const { sentences = [] } = (shown ?? {}) as Partial<KeptSentencesReply>
  return { sentences: sentences.filter(({ id }) => id !== idOf(call)) }
}

function withSteps(shown: unknown, { body, at }: WaitingCall): SafetyPlanReply | null {
  if (!shown) return null
  const plan = shown as SafetyPlanReply
  const steps = { ...plan.steps, ...(body as { steps: Record<string, string> }).steps }
  const written = Object.entries(steps).filter(([, text]) => text !== '')
  return { ...plan, steps: Object.fromEntries(written), updatedAt: at }
}

/**
 * What may be written without a connection. Each call can be sent again without doing anything twice: it names what it
 * writes by an id of the person's own, and says the whole of it.
 */
const rules: readonly WaitingRule[] = [
  {
    method: 'PUT',
    path: /^\/kept-sentences\/[\w-]+$/,
    place: 'my-words',
    shownIn: '/kept-sentences',
    change: withSentence,
    reply: () => ({ safety: null }),
  },
  {
    method: 'DELETE',
    path: /^\/kept-sentences\/[\w-]+$/,
    place: 'my-words',
    shownIn: '/kept-sentences',
    change: withoutSentence,
    reply: () => undefined,
  },
  {
    method: 'PUT',
    path: /^\/safety-plan$/,
    place: 'safety-plan',
    shownIn: '/safety-plan',
    change: withSteps,
    reply: (changed) => changed,
  },
]

/** The rule for a call that may wait; undefined for all others. */
export const waitingRule = (method: string, path: string): WaitingRule | undefined =>
  rules.find((rule) => rule.method === method && rule.path.test(path))

/** Whether a call reads or writes what waiting calls change, so that these go first. */
export const concernsWaiting = (path: string): boolean =>
  rules.some((rule) => rule.shownIn === path || rule.path.test(path))

export const waitingPlaces = [...new Set(rules.map(({ place }) => place))]
