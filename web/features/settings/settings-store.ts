import { createStore } from 'zustand/vanilla'
import type { SettingsChange, SettingsReply } from '#domain/settings/contract.ts'
import type { NewsletterState } from '#domain/settings/newsletter.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { ApiProblem } from '../../platform/api-problem.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import type { SettingsApi } from './settings-api.ts'

export type SettingsView = {
  status: 'loading' | 'ready' | 'unavailable'
  /** With every change already made, saved or not. Null until they are loaded. */
  settings: Settings | null
  newsletter: NewsletterState
  isSaving: boolean
}

export type SettingsDependencies = {
  api: SettingsApi
  /** The browser's time zone (IANA), which daily reminders follow; null where the browser tells none. */
  timeZone: () => string | null
  onLoadFailure: () => void
  onSaved: () => void
  onSaveFailure: (problem: ApiProblem) => void
}

const nothingYet: SettingsView = { status: 'loading', settings: null, newsletter: 'off', isSaving: false }

/**
 * The signed-in person's settings on this page. A change has its effect at once and is sent without delay; what
 * is changed while a change is on its way goes with the next one. A change that could not be saved is taken back.
 */
export class SettingsStore {
  readonly #dependencies: SettingsDependencies
  readonly #view = createStore(() => nothingYet)
  #server: SettingsReply | null = null
  #sending: SettingsChange | null = null
  #waiting: SettingsChange = {}
  #tellsSaved = false
  /** A new object per person: an answer that arrives after it was exchanged concerns nobody here any more. */
  #owner: object | null = null

  constructor(dependencies: SettingsDependencies) {
    this.#dependencies = dependencies
  }

  readonly getState = this.#view.getState
  readonly getInitialState = this.#view.getInitialState
  readonly subscribe = this.#view.subscribe

  /** Begins with the signed-in person's settings, and tells the server in which time zone they are. */
  async open(): Promise<void> {
    const owner = {}
    this.close()
    this.#owner = owner
    await this.#load(owner)
    const timeZone = this.#dependencies.timeZone()
    if (owner !== this.#owner || !this.#server || !timeZone) return
    if (timeZone !== this.#server.settings.timeZone) await this.#tellTimeZone(owner, timeZone)
  }

  close(): void {
    this.#owner = null
    this.#server = null
    this.#sending = null
    this.#waiting = {}
    this.#tellsSaved = false
    this.#view.setState(nothingYet)
  }

  /** Asks the server again, because another device changed something, or because it did not answer. */
  async refresh(): Promise<void> {
    const owner = this.#owner
    if (owner) await this.#load(owner)
  }

  /** `isQuiet`: that it was saved is not told, because the page that asks for it says so itself. */
  async change(change: SettingsChange, { isQuiet = false } = {}): Promise<void> {
    const owner = this.#owner
    if (!owner || !this.#server) return
    this.#tellsSaved ||= !isQuiet
    this.#waiting = { ...this.#waiting, ...change }
    this.#show()
    if (!this.#sending) await this.#save(owner)
  }

  async #load(owner: object): Promise<void> {
    try {
      this.#adopt(owner, await this.#dependencies.api.read())
    } catch {
      if (owner !== this.#owner || this.#server || this.getState().status === 'unavailable') return
      this.#view.setState({ status: 'unavailable' })
      this.#dependencies.onLoadFailure()
    }
  }

  async #save(owner: object): Promise<void> {
    try {
      while (Object.keys(this.#waiting).length > 0) {
        this.#sending = this.#waiting
        this.#waiting = {}
        const reply = await this.#dependencies.api.change(this.#sending)
        if (owner !== this.#owner) return
        this.#sending = null
        this.#adopt(owner, reply)
      }
      if (this.#tellsSaved) this.#dependencies.onSaved()
      this.#tellsSaved = false
    } catch (error) {
      if (owner === this.#owner) await this.#takeBack(owner, toApiProblem(error))
    }
  }

  /** Nobody knows how much of a change without an answer was kept, so the server is asked. */
  async #takeBack(owner: object, problem: ApiProblem): Promise<void> {
    this.#sending = null
    this.#waiting = {}
    this.#tellsSaved = false
    this.#show()
    this.#dependencies.onSaveFailure(problem)
    await this.#load(owner)
  }

  /** Nobody asked for this change, so neither its success nor its failure is told; the next visit tries again. */
  async #tellTimeZone(owner: object, timeZone: string): Promise<void> {
    const reply = await this.#dependencies.api.change({ timeZone }).catch(() => null)
    if (reply) this.#adopt(owner, reply)
  }

  #adopt(owner: object, reply: SettingsReply): void {
    if (owner !== this.#owner || (this.#server && this.#server.version > reply.version)) return
    this.#server = reply
    this.#show()
  }

  #show(): void {
    if (!this.#server) return
    const { settings, newsletter } = this.#server
    this.#view.setState({
      status: 'ready',
      settings: { ...settings, ...this.#sending, ...this.#waiting },
      newsletter,
      isSaving: this.#sending !== null || Object.keys(this.#waiting).length > 0,
    })
  }
}
