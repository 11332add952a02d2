// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { queryClient } from './query-client.ts'

beforeEach(() => queryClient.mount())
afterEach(() => {
  queryClient.unmount()
  queryClient.clear()
  onlineManager.setOnline(true)
})

it('without a connection a question fails, and is asked again by itself when there is one', async () => {
  onlineManager.setOnline(false)
  const queryFn = vi.fn().mockRejectedValue(new ApiProblem('network'))
  const page = new QueryObserver(queryClient, { queryKey: ['thing'], queryFn, retryDelay: 0 })
  const leave = page.subscribe(() => undefined)
  await waitFor(() => expect(page.getCurrentResult().isError).toBe(true))
  queryFn.mockResolvedValue('there')
  onlineManager.setOnline(true)
  await waitFor(() => expect(page.getCurrentResult().data).toBe('there'))
  leave()
})
