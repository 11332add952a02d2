import type { Database } from '../database/database.ts'

export type SendOptions = { startAfterSeconds: number; id?: string }

export type JobQueue = {
  /**
   * Hands work to whichever server process is free. It survives a restart and is retried when it fails. With
   * `startAfterSeconds` it can be handed over before the change that it is about is committed. With an `id` (a
   * UUID) there is one such job: handed over again, it waits anew, also where it ran already.
   */
  send(name: string, data: object, options?: SendOptions): Promise<void>
  /** Hands over one job for each of `data`, all or none: together with what else the open transaction `tx` changes. */
  sendAll(tx: Database, name: string, data: readonly object[]): Promise<void>
}
