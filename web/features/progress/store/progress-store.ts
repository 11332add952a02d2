import { createStore } from 'zustand/vanilla'
import { MAX_EVENTS_PER_REQUEST } from '#domain/progress/event-limits.ts'
import { inOrderOfTime, mergeLocalEvents } from '#domain/progress/merge-local-events.ts'
import type { ProgressEffect } from '#domain/progress/progress-effect.ts'
import type { ReportedEvent } from '#domain/progress/progress-event.ts'
import { defaultProgress, type ProgressState } from '#domain/progress/progress-state.ts'
import type { RestDays } from '#domain/progress/rest-days.ts'
import { decideStreak } from '#domain/progress/streak.ts'
import { makeId } from '../../../platform/make-id.ts'
import { toApiProblem } from '../../../platform/to-api-problem.ts'
import type { KeptProgress, ServerProgress } from './kept-progress.ts'
import { mergeLocal, recordLocally } from './local-progress.ts'
import type { ProgressApi } from './progress-api.ts'
import { type SendOutcome, sendEvents } from './send-events.ts'
import { retryDelayMs, SAVE_DEBOUNCE_MS } from './send-timing.ts'

export type ProgressView = {
  /** `unreachable`: the server did not answer, and what is shown, if anything, is this device's copy. */
  status: 'loading' | 'ready' | 'unreachable'
  /** Null while nothing is known yet. */
  state: ProgressState | null
}

export type ProgressDependencies = {
  api: ProgressApi
  kept: KeptProgress
  /** Runs `action` once after `delayMs`; the returned function calls it off. */
  after: (delayMs: number, action: () => void) => () => void
  /** Runs one action at a time among all tabs, so that none sends what another is sending. */
  inTurn: (action: () => Promise<void>) => Promise<void>
  onEffects: (effects: ProgressEffect[]) => void
  onLoadFailure: () => void
}

/** The changes that another tab makes to the storage come one by one; half of them would count twice. */
const OTHER_TAB_SETTLES_MS = 50
/** Bounds one round of sending: 1,000 events, more than the server takes in an hour. */
const MAX_REQUESTS_PER_ROUND = 20

const OLDER_THAN_ALL = -1

type Owner = { userId: string }

/**
 * A person's progress as this page knows it: what the server said last, with everything not yet sent applied to
 * it by the same rules (decisions, "Who computes progress"). Events are kept until the server has them, sent
 * after the debounce, tried again when that fails, and count once whoever sends them.
 */
export class ProgressStore {
  readonly #dependencies: ProgressDependencies
  readonly #view = createStore<ProgressView>(() => ({ status: 'loading', state: null }))
  #owner: Owner | null = null
  /** Who was here last: what still arises after their session has ended is theirs. */
  #lastUserId: string | null = null
  #server: ServerProgress | null = null
  /** Applied, but their effects are not told before it is known what they add to. */
  #untold: ReportedEvent[] = []
  #attempt = 0
  #resetId: string | null = null
  #callOff: (() => void) | null = null

  constructor(dependencies: ProgressDependencies) {
    this.#dependencies = dependencies
  }

  readonly getState = this.#view.getState
  readonly getInitialState = this.#view.getInitialState
  readonly subscribe = this.#view.subscribe

  /**
   * Begins with one person's progress. What was done here without a session becomes theirs, unless it is known to be
   * another's, who gets it at their own next sign-in.
   */
  async open(userId: string): Promise<void> {
    const { inTurn, onLoadFailure } = this.#dependencies
    const owner = { userId }
    this.#owner = owner
    this.#lastUserId = userId
    this.#server = this.#copyUntilAnswered(userId)
    this.#attempt = 0
    this.#resetId = null
    this.#untold = mergeLocal(this.#dependencies.kept, userId)
    this.#show('loading')
    await inTurn(async () => {
      const isSilent = await this.#load(owner)
      if (!isSilent) onLoadFailure()
    })
    if (owner !== this.#owner) return
    this.#tell()
    this.#sendAfter(SAVE_DEBOUNCE_MS)
  }

  /** Older than whatever the server says: a server that was set back to a backup has lower versions than its copies. */
  #copyUntilAnswered(userId: string): ServerProgress | null {
    const mirror = this.#dependencies.kept.readMirror(userId)
    return mirror && { ...mirror, version: OLDER_THAN_ALL }
  }

  /** Ends with this person. What is not sent stays kept for them. */
  close(): void {
    this.#callOff?.()
    this.#owner = null
    this.#server = null
    this.#show('loading')
  }

  /** Applies an event at once, keeps it, and sends it after the debounce. */
  record(event: ReportedEvent): void {
    const { kept } = this.#dependencies
    if (!this.#owner) {
      recordLocally(kept, this.#lastUserId, event)
      return
    }
    this.#untold.push(event)
    kept.addToOutbox(this.#owner.userId, event)
    this.#show(this.getState().status)
    if (this.getState().status !== 'loading') this.#tell()
    this.#sendAfter(SAVE_DEBOUNCE_MS)
  }

  /** Whether today's visit is not counted yet. */
  isVisitDue(moment: { at: string; timeZone: string }): boolean {
    if (!this.#owner || this.getState().status === 'loading') return false
    return (
      decideStreak(this.#withOutbox(this.#server?.state ?? defaultProgress()), moment).kind !== 'unchanged'
    )
  }

  /** Asks the server again, because time has passed, the network is back, or another device changed something. */
  async refresh(): Promise<void> {
    const owner = this.#owner
    if (!owner || this.getState().status === 'loading') return
    await this.#dependencies.inTurn(async () => {
      await this.#load(owner)
    })
    if (owner !== this.#owner) return
    this.#tell()
    await this.#send()
  }

  /** Follows what another tab of this browser stored. */
  followOtherTab(storageKey: string | null): void {
    const { kept, after } = this.#dependencies
    const owner = this.#owner
    if (!owner || !kept.concerns(storageKey, owner.userId)) return
    after(OTHER_TAB_SETTLES_MS, () => {
      if (owner !== this.#owner) return
      const mirror = kept.readMirror(owner.userId)
      if (mirror) this.#adopt(owner, mirror)
      this.#show(this.getState().status)
    })
  }

  /**
   * Restores the defaults; what happened before is sent first, or it would count after the reset.
   * @throws ApiProblem when the server did not carry it out
   */
  async reset(): Promise<void> {
    const { api } = this.#dependencies
    const owner = this.#owner
    await this.#send()
    if (owner !== this.#owner) return
    // A repeated try keeps its id: it must not take away what was earned since the first one got through.
    this.#resetId ??= makeId()
    await this.#change(api.reset(this.#resetId))
    if (owner === this.#owner) this.#resetId = null
  }

  /** @throws ApiProblem when the server did not take them */
  async declareRestDays(restDays: RestDays): Promise<void> {
    await this.#change(this.#dependencies.api.declareRestDays(restDays))
  }

  async #change(call: Promise<ServerProgress & { effects: ProgressEffect[] }>): Promise<void> {
    const owner = this.#owner
    const reply = await call
    if (!owner || owner !== this.#owner) return
    this.#adopt(owner, reply)
    this.#show('ready')
    this.#dependencies.onEffects(reply.effects)
  }

  /** True when the person need not be told: it worked, or they are signed out, or it concerns someone else by now. */
  async #load(owner: Owner): Promise<boolean> {
    try {
      const reply = await this.#dependencies.api.read()
      if (owner !== this.#owner) return true
      this.#adopt(owner, reply)
      this.#show('ready')
      return true
    } catch (error) {
      if (owner !== this.#owner) return true
      if (this.getState().status === 'loading') this.#show('unreachable')
      return toApiProblem(error).code === 'unauthenticated'
    }
  }

  #adopt(owner: Owner, { state, version }: ServerProgress): void {
    if (owner !== this.#owner || (this.#server && this.#server.version >= version)) return
    this.#server = { state, version }
    this.#dependencies.kept.writeMirror(owner.userId, this.#server)
  }

  #withOutbox(state: ProgressState): ProgressState {
    const outbox = this.#owner ? this.#dependencies.kept.listOutbox(this.#owner.userId) : []
    return mergeLocalEvents(state, outbox).state
  }

  #show(status: ProgressView['status']): void {
    const known = this.#owner ? this.#server : null
    this.#view.setState({ status, state: known && this.#withOutbox(known.state) })
  }

  /** Tells what the newest events meant, once it is known what they add to. */
  #tell(): void {
    if (!this.#owner || !this.#server || this.#untold.length === 0) return
    const events = this.#untold
    this.#untold = []
    const ids = new Set(events.map(({ id }) => id))
    const others = this.#dependencies.kept.listOutbox(this.#owner.userId).filter(({ id }) => !ids.has(id))
    const { effects } = mergeLocalEvents(mergeLocalEvents(this.#server.state, others).state, events)
    if (effects.length > 0) this.#dependencies.onEffects(effects)
  }

  #sendAfter(delayMs: number): void {
    this.#callOff?.()
    this.#callOff = this.#dependencies.after(delayMs, () => void this.#send())
  }

  async #send(): Promise<void> {
    const owner = this.#owner
    if (!owner) return
    this.#callOff?.()
    await this.#dependencies.inTurn(() => this.#sendRound(owner))
  }

  async #sendRound(owner: Owner): Promise<void> {
    const { api, kept } = this.#dependencies
    const waiting = new Set<string>()
    for (let request = 0; request < MAX_REQUESTS_PER_ROUND && owner === this.#owner; request++) {
      const unsent = inOrderOfTime(kept.listOutbox(owner.userId)).filter(({ id }) => !waiting.has(id))
      const events = unsent.slice(0, MAX_EVENTS_PER_REQUEST)
      if (events.length === 0) break
      const outcome = await sendEvents(api.report, events)
      if (outcome.kind === 'signed-out') return
      if (outcome.kind === 'later') return this.#retry(owner, outcome.delayMs)
      this.#settle(owner, outcome)
      if (outcome.kind === 'taken') for (const { id } of events) waiting.add(id)
    }
    if (kept.listOutbox(owner.userId).length > 0) this.#retry(owner, null)
    else this.#attempt = 0
  }

  #settle(owner: Owner, outcome: Extract<SendOutcome, { kind: 'taken' | 'refused' }>): void {
    const { kept } = this.#dependencies
    if (outcome.kind === 'taken') this.#adopt(owner, outcome.reply)
    kept.removeFromOutbox(owner.userId, outcome.kind === 'taken' ? outcome.takenIds : outcome.ids)
    if (owner !== this.#owner) return
    this.#show(outcome.kind === 'taken' ? 'ready' : this.getState().status)
    if (outcome.kind === 'refused' || this.#untold.length === 0) return
    // Nothing was known to apply them to, so the server is the first to say what they meant.
    this.#untold = []
    this.#dependencies.onEffects(outcome.reply.effects)
  }

  #retry(owner: Owner, delayMs: number | null): void {
    if (owner !== this.#owner) return
    this.#sendAfter(delayMs ?? retryDelayMs(this.#attempt))
    this.#attempt += 1
  }
}
