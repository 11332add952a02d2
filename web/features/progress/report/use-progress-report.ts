import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { ProgressReportReply } from '#domain/progress/contract.ts'
import type { ReportRange } from '#domain/progress/report.ts'
import { callApi } from '../../../platform/call-api.ts'

/**
 * The report of a range of days in the person's own time zone. While another range is read, the report before stands
 * for it, as `isPlaceholderData` says.
 */
export function useProgressReport({ from, to }: ReportRange, timeZone: string, client?: QueryClient) {
  return useQuery(
    {
      queryKey: ['progress-report', from, to, timeZone],
      queryFn: ({ signal }) =>
        callApi<ProgressReportReply>(`/progress/report?${new URLSearchParams({ from, to, timeZone })}`, {
          signal,
        }),
      placeholderData: keepPreviousData,
    },
    client,
  )
}
