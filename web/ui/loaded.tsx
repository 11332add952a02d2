import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { LoadingLine } from './loading-line.tsx'

type LoadedProps<Data> = {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  texts: { loading: string; failedTitle: string; failed: string; tryAgain: string }
  children: (data: Data) => ReactNode
}

/** What was asked of the server, or that it is being waited for, or that it did not come and can be asked again. */
export function Loaded<Data>({ query, texts, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <LoadingLine>{texts.loading}</LoadingLine>
  const button = (
    <Button variant="secondary" pending={query.isFetching} onClick={() => query.refetch()}>
      {texts.tryAgain}
    </Button>
  )
  return (
    <Banner variant="warning" title={texts.failedTitle} action={button}>
      {texts.failed}
    </Banner>
  )
}
