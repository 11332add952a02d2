import { expect, it } from 'vitest'
import { z } from 'zod'
import { jobId } from './job-id.ts'

it('is a UUID, the same for the same job and subject, and another for any other', () => {
  const id = jobId('send-notice', 'ada')
  expect(z.uuid().safeParse(id).success).toBe(true)
  expect(jobId('send-notice', 'ada')).toBe(id)
  expect(new Set([id, jobId('send-notice', 'eve'), jobId('send-other', 'ada')]).size).toBe(3)
})
