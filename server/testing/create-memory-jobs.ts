import type { JobQueue } from '../platform/jobs/job-queue.ts'

export type SentJob = { name: string; data: object }

/** A job queue that keeps what it is handed in `sent`: one job for each id, as the real one does. */
export function createMemoryJobs(sent: SentJob[]): JobQueue {
  const jobsById = new Map<string, SentJob>()
  return {
    async send(name, data, options) {
      const job = { name, data }
      if (options?.id) {
        const earlier = sent.findIndex((other) => other === jobsById.get(options.id ?? ''))
        if (earlier >= 0) sent.splice(earlier, 1)
        jobsById.set(options.id, job)
      }
      sent.push(job)
    },
    async sendAll(_tx, name, data) {
      for (const each of data) sent.push({ name, data: each })
    },
  }
}

/** A job queue that takes nothing. */
export const brokenJobs: JobQueue = {
  send: () => Promise.reject(new Error('no job queue')),
  sendAll: () => Promise.reject(new Error('no job queue')),
}
