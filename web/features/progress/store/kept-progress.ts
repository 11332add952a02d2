import { chatScopes, moduleIds } from '#domain/coaching/module-ids.ts'
import { demoAchievementIds } from '#domain/progress/achievements.ts'
import { pointCategories } from '#domain/progress/points.ts'
import type { ReportedEvent } from '#domain/progress/progress-event.ts'
import { defaultProgress, type ProgressState } from '#domain/progress/progress-state.ts'

/** What the server said last. A higher version is newer. */
export type ServerProgress = { state: ProgressState; version: number }

/** The name that the specification gives to progress without a session (section 4). */
const LOCAL_KEY = 'gamification_local'
const MIRROR_PREFIX = 'wayfern.progress.'
const OUTBOX_PREFIX = 'wayfern.progress-outbox.'
/** How many events without a session are kept; older ones stay in the state but are not merged at sign-in. */
const MAX_LOCAL_EVENTS = 200

/**
 * Progress made without a session: what it adds up to, and the events to merge at sign-in. `userId` is whose it is
 * where that is known: of the person whose session ended before.
 */
export type LocalProgress = { userId: string | null; state: ProgressState; events: ReportedEvent[] }

/** What the rules look up by name in an event of each type. */
const lookedUp: Record<ReportedEvent['type'], { field: string; names: readonly unknown[] } | null> = {
  'daily-visit': null,
  'module-opened': { field: 'module', names: moduleIds },
  'message-sent': { field: 'module', names: chatScopes },
  'tool-used': { field: 'module', names: chatScopes },
  'message-rewritten': null,
  'resource-opened': { field: 'module', names: moduleIds },
  'demo-points-granted': { field: 'category', names: pointCategories },
  'demo-achievement-advanced': { field: 'achievement', names: demoAchievementIds },
}

/** Whether the rules can apply it: storage may be damaged, or written by another version of the product. */
function isEvent(value: unknown): value is ReportedEvent {
  const event = value as (Partial<ReportedEvent> & Record<string, unknown>) | null
  if (typeof event?.id !== 'string' || typeof event.type !== 'string') return false
  if (Number.isNaN(Date.parse(event.at ?? '')) || !Object.hasOwn(lookedUp, event.type)) return false
  const named = lookedUp[event.type]
  return named === null || named.names.includes(event[named.field])
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether a copy has the form of a state, as far as it is needed to be shown. */
function isWhole(state: ProgressState): boolean {
  const begun = defaultProgress()
  const hasForm = (field: keyof ProgressState) =>
    begun[field] === null || Array.isArray(begun[field]) === Array.isArray(state[field])
  const fields = Object.keys(begun) as (keyof ProgressState)[]
  const points = Object.keys(begun.points) as (keyof ProgressState['points'])[]
  return fields.every(hasForm) && points.every((name) => Number.isFinite(state.points?.[name]))
}

/**
 * Progress on this device. Each event that is not yet sent lies under a key of its own, so that two tabs can add
 * and remove events at the same time without undoing each other. Where nothing can be stored, events are kept in
 * memory until the page is left.
 */
export function createKeptProgress(storage: Storage | null) {
  const inMemory = new Map<string, string>()

  function write(key: string, value: unknown) {
    const text = JSON.stringify(value)
    try {
      if (!storage) throw new Error('there is no storage')
      storage.setItem(key, text)
      inMemory.delete(key)
    } catch {
      inMemory.set(key, text)
    }
  }
  function read(key: string): unknown {
    return parse(inMemory.get(key) ?? storage?.getItem(key) ?? null)
  }
  function remove(key: string) {
    inMemory.delete(key)
    storage?.removeItem(key)
  }
  const keysWith = (prefix: string) =>
    [...new Set([...Object.keys(storage ?? {}), ...inMemory.keys()])].filter((key) => key.startsWith(prefix))
  const outboxKey = (userId: string, eventId: string) => `${OUTBOX_PREFIX}${userId}.${eventId}`

  return {
    readMirror(userId: string): ServerProgress | null {
      const mirror = read(MIRROR_PREFIX + userId) as Partial<ServerProgress> | null
      const state = { ...defaultProgress(), ...mirror?.state }
      if (typeof mirror?.version !== 'number' || !mirror.state || !isWhole(state)) return null
      return { version: mirror.version, state }
    },
    writeMirror: (userId: string, progress: ServerProgress) => write(MIRROR_PREFIX + userId, progress),
    addToOutbox: (userId: string, event: ReportedEvent) => write(outboxKey(userId, event.id), event),
    removeFromOutbox(userId: string, eventIds: readonly string[]) {
      for (const id of eventIds) remove(outboxKey(userId, id))
    },
    /** Events that the server does not have yet, by any tab of this browser. */
    listOutbox: (userId: string): ReportedEvent[] =>
      keysWith(`${OUTBOX_PREFIX}${userId}.`).map(read).filter(isEvent),
    readLocal(): LocalProgress {
      const local = read(LOCAL_KEY) as Partial<LocalProgress> | null
      return {
        userId: typeof local?.userId === 'string' ? local.userId : null,
        state: { ...defaultProgress(), ...local?.state },
        events: Array.isArray(local?.events) ? local.events.filter(isEvent) : [],
      }
    },
    writeLocal: ({ userId, state, events }: LocalProgress) =>
      write(LOCAL_KEY, { userId, state, events: events.slice(-MAX_LOCAL_EVENTS) }),
    removeLocal: () => remove(LOCAL_KEY),
    /** Removes what shows somebody's progress; what is not yet sent stays, for their next sign-in. */
    removeMirrors() {
      for (const key of keysWith(MIRROR_PREFIX)) remove(key)
    },
    /** Whether a change of this storage key, made in another tab, concerns the user. */
    concerns: (key: string | null, userId: string) =>
      key === MIRROR_PREFIX + userId || key?.startsWith(`${OUTBOX_PREFIX}${userId}.`) === true,
  }
}

export type KeptProgress = ReturnType<typeof createKeptProgress>
